import { useTranslation } from 'react-i18next'
import { knownKind } from './cardStanding'

interface Named {
  nickname?: string | null
  type: string
  printed_card_number?: string | null
}

interface CardNames {
  /** Nickname, else kind. */
  own: string
  kind: string
  /** "Blue card, ending in 7777". */
  full: string
  /** In a select: "Blue card •••• 7777". */
  short: string
}

type Texts = ReturnType<typeof useTranslation<'fareMedia'>>['t']

export function useCardNames(): (card: Named) => CardNames {
  return cardNamesIn(useTranslation('fareMedia').t)
}

/** For code that is no component. */
export function cardNamesIn(t: Texts): (card: Named) => CardNames {
  return ({ nickname, type, printed_card_number: digits }) => {
    const known = knownKind(type)
    const kind = known
      ? t(`kind.${known === 'bank card' ? 'bank' : known === 'commuter benefits' ? 'commuter' : known}`)
      : type
    const own = nickname?.trim() || kind
    return {
      own,
      kind,
      full: digits ? t('card.full', { name: own, digits }) : own,
      short: digits ? `${own} •••• ${digits}` : own,
    }
  }
}

export const useCardName = (card: Named): CardNames => useCardNames()(card)
