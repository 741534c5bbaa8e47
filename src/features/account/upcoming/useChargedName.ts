import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/paths'
import { useCardNames } from '../../cards/fareMedia/onDemand'
import type { Charged } from './upcomingCharges'

/** Returns a function that names a charge, and tells where its autoload is managed. */
export function useChargedName(): (of: Charged) => { name: string; to: string } {
  const { t } = useTranslation('upcoming')
  const nameOf = useCardNames()
  return (of) => {
    if (of.kind === 'wallet') return { name: t('walletAutoload'), to: paths.accountWalletAutoload }
    const { short } = nameOf(of.card)
    const id = of.card.faremedia_id
    if (of.kind === 'card') return { name: short, to: paths.cardTab(id, 'autoload') }
    return { name: t('renewal', { pass: of.pass, card: short }), to: paths.cardTab(id, 'autorenew') }
  }
}
