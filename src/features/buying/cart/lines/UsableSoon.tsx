import { useTranslation } from 'react-i18next'
import type { Usable } from '../../../../api/contract/base/common'
import { own } from '../../../../shared/byName'
import { place, WithWords } from '../../../../shared/ui/told/WithWords'
import { isPhysical } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'

interface UsableSoonProps {
  usable: Usable | null | undefined
  usableFrom: string | null | undefined
  /**
   * How the product is handed over, if the backend does not say when it is usable. Only the operator knows when a card
   * has it.
   */
  handing: 'app' | 'onCard' | 'shipped' | 'pickUp'
}

const known = { at_once: 'atOnce', on_activation: 'app', on_arrival: 'shipped', on_pickup: 'pickUp' } as const

export function UsableSoon({ usable, usableFrom, handing }: UsableSoonProps) {
  const { t } = useTranslation('cart')
  const { when = '', hours } = usable ?? {}
  const key = own<(typeof known)[keyof typeof known]>(known, when)
  const isWithin = when === 'within_hours' && typeof hours === 'number'
  if (usableFrom && !key && !isWithin) {
    return (
      <div>
        <WithWords text={t('usable.text', { when: place })} words={usableFrom} />
      </div>
    )
  }
  if (handing === 'onCard' && !key && !isWithin) return null
  const told = isWithin ? t('usable.withinHours', { count: hours }) : t(`usable.${key ?? (handing as 'app')}`)
  return <div>{t('usable.text', { when: told })}</div>
}

export function LineUsableSoon({ line }: { line: CartLine }) {
  const ofPhysical = line.shipping_enabled ? 'shipped' : 'pickUp'
  const ofDigital = line.faremedia_id === undefined ? 'app' : 'onCard'
  return (
    <UsableSoon usable={line.usable} usableFrom={line.usableFrom} handing={isPhysical(line) ? ofPhysical : ofDigital} />
  )
}
