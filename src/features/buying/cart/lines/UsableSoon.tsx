import { useTranslation } from 'react-i18next'
import { isPhysical } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'

interface UsableSoonProps {
  /** The operator's words ("right after you pay"). */
  usableFrom: string | null | undefined
  /** How the product is handed over, where the operator has no words. Only the operator knows when a card has it. */
  handing: 'app' | 'onCard' | 'shipped' | 'pickUp'
}

/**
 * Says before the payment when a product is usable after it: in the operator's words, else by the way it is handed over.
 */
export function UsableSoon({ usableFrom, handing }: UsableSoonProps) {
  const { t } = useTranslation('cart')
  if (!usableFrom) return handing === 'onCard' ? null : <div>{t('usable.text', { when: t(`usable.${handing}`) })}</div>
  // The operator's words are an element of their own, which can have a language of its own.
  const [before, after] = t('usable.text', { when: '\u0000' }).split('\u0000')
  return (
    <div>
      {before}
      <span>{usableFrom}</span>
      {after}
    </div>
  )
}

/** Says it of a cart line. */
export function LineUsableSoon({ line }: { line: CartLine }) {
  const ofPhysical = line.shipping_enabled ? 'shipped' : 'pickUp'
  const ofDigital = line.faremedia_id === undefined ? 'app' : 'onCard'
  return <UsableSoon usableFrom={line.usableFrom} handing={isPhysical(line) ? ofPhysical : ofDigital} />
}
