import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import * as limits from '../../../../api/contract/base/limits'
import { ConfigForm } from '../../../../shared/forms/ConfigForm'
import type { FieldSpec } from '../../../../shared/forms/fields/fieldSpec'
import { paidNumberIn } from '../../../../shared/paidOrder'
import { paths } from '../../../../shared/paths'
import { TextLink } from '../../../../shared/ui/buttons/TextLink'
import { errorText } from '../../../../shared/ui/page/errorText'
import { useWaitUntil } from '../../../../shared/ui/buttons/useSecondsUntil'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { isNotFound } from '../../../../api/errors'
import { orderSearched, selectOrderSummary } from './orderSummarySlice'

/** A guest without the order's key proves ownership by number and email (decision 19). */
export default function GuestOrderSearch() {
  const { t } = useTranslation('orders')
  const dispatch = useAppDispatch()
  const { search } = useAppSelector(selectOrderSummary)
  const fields: FieldSpec[] = [
    {
      key: 'order_number',
      label: t('number'),
      hint: t('search.numberHint'),
      required: true,
      maxlength: limits.orderNumber,
      autoComplete: 'off',
    },
    {
      key: 'email',
      label: t('search.email'),
      kind: 'email',
      required: true,
      maxlength: limits.email,
      autoComplete: 'email',
    },
  ]
  const paid = paidNumberIn(useLocation().state)
  const error = search?.status === 'failed' ? search.error : undefined
  const isMissing = error !== undefined && isNotFound(error)
  const pausedUntil = useWaitUntil(error)
  return (
    <ConfigForm
      fields={fields}
      values={{ order_number: paid ?? '' }}
      submitText={t('search.submit')}
      busy={search?.status === 'searching'}
      busyText={t('search.busy')}
      pausedUntil={pausedUntil}
      errors={error && [isMissing ? { key: 'orders:search.notFound' } : errorText(error)]}
      onSubmit={({ order_number = '', email = '' }) => dispatch(orderSearched({ order_number, email }))}
    >
      {isMissing && (
        // The same for everybody: it must not tell whether an account has such an order.
        <div>
          <Typography>{t('search.inAccount')}</Typography>
          <TextLink to={paths.accountOrders} sx={{ display: 'inline-block', minHeight: 24 }}>
            {t('search.orders')}
          </TextLink>
        </div>
      )}
    </ConfigForm>
  )
}
