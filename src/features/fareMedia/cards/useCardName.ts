import { useTranslation } from 'react-i18next'
import { knownKind } from './cardStanding'

interface Named {
  nickname?: string | null
  type: string
}

/** Returns a card's name, which is its nickname or else its kind, and its kind. */
export function useCardName({ nickname, type }: Named): { own: string; kind: string } {
  const { t } = useTranslation('fareMedia')
  const known = knownKind(type)
  const kind = known
    ? t(`kind.${known === 'bank card' ? 'bank' : known === 'commuter benefits' ? 'commuter' : known}`)
    : type
  return { own: nickname?.trim() || kind, kind }
}
