import { useTranslation } from 'react-i18next'
import { knownKind } from './cardStanding'

interface Named {
  nickname?: string | null
  type: string
}

/** What a card is called: its nickname, or what kind of card it is. */
export function useCardName({ nickname, type }: Named): { own: string; kind: string } {
  const { t } = useTranslation('fareMedia')
  const known = knownKind(type)
  const kind = known
    ? t(`kind.${known === 'bank card' ? 'bank' : known === 'commuter benefits' ? 'commuter' : known}`)
    : type
  return { own: nickname?.trim() || kind, kind }
}
