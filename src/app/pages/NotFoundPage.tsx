import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths'
import { LinkButton } from '../../shared/ui/buttons/Button'
import { Page } from '../../shared/ui/page/Page'
import { Picture } from '../../shared/ui/pictures/Picture'
import { NotFound } from '../../shared/ui/pictures/drawings'

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 })

/** Shows for an address without a page (NAV-02). */
export default function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('notFound.title')} short wide lead={t('notFound.text')}>
      <Picture of={NotFound} size={240} />
      <Ways>
        <LinkButton to={paths.landing} variant="contained">
          {t('notFound.home')}
        </LinkButton>
        <LinkButton to={paths.products} variant="outlined">
          {t('notFound.products')}
        </LinkButton>
      </Ways>
    </Page>
  )
}
