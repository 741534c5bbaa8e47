import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { selectSettings } from '../../identity/settings'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { TextLink } from '../../../shared/ui/buttons/TextLink'

const Places = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', minHeight: 24 },
})

export function WhereToReport() {
  const { t } = useTranslation('cases')
  const { features } = useAppSelector(selectSettings)
  return (
    <Places>
      <li>
        <TextLink to={paths.accountOrders}>{t('places.orders')}</TextLink>
      </li>
      {features.fareMedia && (
        <li>
          <TextLink to={paths.fareMedia}>{t('places.cards')}</TextLink>
        </li>
      )}
    </Places>
  )
}
