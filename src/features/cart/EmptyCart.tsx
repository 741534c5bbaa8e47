import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths'
import { LinkButton } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'

interface EmptyCartProps {
  /** Why that matters here; by default that what is found will wait here. */
  text?: string
  headingLevel?: 2 | 3
  onFollow?: () => void
}

/** A cart with nothing in it, wherever it is looked at, and the way to something. */
export function EmptyCart({ text, headingLevel, onFollow }: EmptyCartProps) {
  const { t } = useTranslation('cart')
  return (
    <EmptyState
      picture="emptyCart"
      title={t('empty.title')}
      text={text ?? t('empty.text')}
      headingLevel={headingLevel}
      action={
        <LinkButton to={paths.products} variant="contained" onClick={onFollow}>
          {t('empty.action')}
        </LinkButton>
      }
    />
  )
}
