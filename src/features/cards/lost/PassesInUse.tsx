import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { inOneList } from '../../../shared/locales/lists'
import { usePassNames } from '../management/onDemand'
import { passesInUse } from './lostCardRules'
import type { LossReport } from './lostCardRules'

export function PassesInUse({ card, report }: { card: FareMedium; report: LossReport }) {
  const { t, i18n } = useTranslation('lostCard')
  const nameAll = usePassNames()
  const { moves, stays } = passesInUse(card)
  const list = (passes: typeof moves) => inOneList(nameAll(passes), i18n.language)
  return (
    <>
      {moves.length > 0 && report === 'told' && <p>{t('passes.moves', { list: list(moves) })}</p>}
      {moves.length > 0 && report === 'possible' && <p>{t('passes.tell', { list: list(moves) })}</p>}
      {stays.length > 0 && <p>{t('passes.stays', { list: list(stays) })}</p>}
    </>
  )
}
