import { useTranslation } from 'react-i18next'
import { paths } from '../../../../shared/paths'
import { Alert } from '../../../../shared/ui/Alert'
import { LinkButton } from '../../../../shared/ui/buttons/Button'

/**
 * Why a line was not added: not sold any more, not for this card, no card takes it, the order is full, or the visitor
 * declined.
 */
export type LeftOut = 'notSold' | 'notForCard' | 'noCard' | 'full' | 'declined'

export interface AddedAtOnce {
  added: { name: string; quantity: number }[]
  left: { name: string; why: LeftOut }[]
}

export function AddedSummary({ of: { added, left } }: { of: AddedAtOnce }) {
  const { t } = useTranslation(['added', 'cart'])
  const count = added.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Alert
      role="group"
      severity={left.length === 0 ? 'success' : count === 0 ? 'warning' : 'info'}
      title={count === 0 ? t('none') : t('title', { count })}
      action={
        count > 0 && (
          <LinkButton variant="outlined" to={paths.cart}>
            {t('cart:view')}
          </LinkButton>
        )
      }
    >
      {added.map(({ name, quantity }, at) => (
        <div key={at}>{t('line', { name, quantity })}</div>
      ))}
      {left.map(({ name, why }, at) => (
        <div key={at} style={{ marginTop: at || !count ? 0 : 12 }}>
          {t(`left.${why}`, { name })}
        </div>
      ))}
    </Alert>
  )
}
