import { useTranslation } from 'react-i18next'
import { paths } from '../../../../shared/paths'
import { useAppSelector } from '../../../../shared/store'
import { LinkButton } from '../../../../shared/ui/buttons/Button'
import { EmptyState } from '../../../../shared/ui/page/EmptyState'
import { Ticket } from '../../../../shared/ui/pictures/thingDrawings'
import { selectSettings } from '../../../identity/settings'
import { MoreCards } from './MoreCards'

export function NoCards() {
  const { t } = useTranslation('cardManagement')
  const { hidePhysical } = useAppSelector(selectSettings).features
  const byMail = !hidePhysical && (
    <LinkButton variant="outlined" to={paths.physical}>
      {t('none.toPhysical')}
    </LinkButton>
  )
  return (
    <>
      <EmptyState picture={Ticket} title={t('none.title')} text={t('none.text')} action={byMail} />
      <MoreCards />
    </>
  )
}
