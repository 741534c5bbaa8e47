import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { inOneList } from '../../../shared/locales/lists'
import { usePassNames } from '../management/onDemand'
import { passesInUse } from './lostCardRules'

export function PassesInUse({ card }: { card: FareMedium }) {
  const { t, i18n } = useTranslation('lostCard')
  const nameAll = usePassNames()
  const { moves, stays } = passesInUse(card)
  const list = (passes: typeof moves) => inOneList(nameAll(passes), i18n.language)
  return (
    <>
      {moves.length > 0 && <p>{t('passes.moves', { list: list(moves) })}</p>}
      {stays.length > 0 && <p>{t('passes.stays', { list: list(stays) })}</p>}
    </>
  )
}
