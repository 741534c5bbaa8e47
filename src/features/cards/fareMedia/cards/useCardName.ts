import { useTranslation } from 'react-i18next'
import { knownKind } from './cardStanding'
import { useFareMedia } from './useFareMedia'

interface Named {
  nickname?: string | null
  type: string
  printed_card_number?: string | null
}

interface CardNames {
  own: string
  kind: string
  /** The name in sentences and lists: "Blue card, ending in 7777". */
  full: string
  /** The name where room is scarce, as in a select: "Blue card •••• 7777". */
  short: string
}

type Texts = ReturnType<typeof useTranslation<'fareMedia'>>['t']

export function useCardNames(): (card: Named) => CardNames {
  return cardNamesIn(useTranslation('fareMedia').t)
}

/** Returns the same for code that is no component, such as a file's columns. */
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

/** Returns a name and, if just one card of the rider has these last digits, its id. Of any other card digits are all. */
export function useCardByDigits(): (digits: string) => { name: string; id?: string } {
  const { cards } = useFareMedia({ once: true })
  const nameOf = useCardNames()
  return (digits) => {
    const [card, other] =
      cards.status === 'loaded' ? cards.value.filter((own) => own.printed_card_number === digits) : []
    return card && !other ? { name: nameOf(card).short, id: card.faremedia_id } : { name: `•••• ${digits}` }
  }
}

export const useCardName = (card: Named): CardNames => useCardNames()(card)
