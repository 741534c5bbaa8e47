import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/paths'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { EmptyCart as EmptyCartDrawing } from '../../../shared/ui/pictures/thingDrawings'

interface EmptyCartProps {
  headingLevel?: 2 | 3
  onFollow?: () => void
}

export function EmptyCart({ headingLevel, onFollow }: EmptyCartProps) {
  const { t } = useTranslation('cart')
  return (
    <EmptyState
      picture={EmptyCartDrawing}
      title={t('empty.title')}
      text={t('empty.text')}
      headingLevel={headingLevel}
      action={
        <LinkButton to={paths.products} variant="contained" onClick={onFollow}>
          {t('empty.action')}
        </LinkButton>
      }
    />
  )
}
