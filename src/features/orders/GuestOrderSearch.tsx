import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { ConfigForm } from '../../shared/forms/ConfigForm'
import type { FieldSpec } from '../../shared/forms/fieldSpec'
import { errorText } from '../../shared/ui/errorText'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { isNotFound } from './loadOrder'
import { orderSearched, selectOrderSummary } from './orderSummarySlice'

/** A guest without the order's key shows that the order is theirs by its number and their email (decision 19). */
export function GuestOrderSearch() {
  const { t } = useTranslation('orders')
  const dispatch = useAppDispatch()
  const { search } = useAppSelector(selectOrderSummary)
  const fields: FieldSpec[] = [
    { key: 'order_number', label: t('number'), required: true, maxlength: 60, autoComplete: 'off' },
    { key: 'email', label: t('search.email'), kind: 'email', required: true, maxlength: 254, autoComplete: 'email' },
  ]
  const error = search?.status === 'failed' ? search.error : undefined
  return (
    <Box sx={{ maxWidth: 480 }}>
      <ConfigForm
        fields={fields}
        submitText={t('search.submit')}
        busy={search?.status === 'searching'}
        busyText={t('search.busy')}
        errors={error && [isNotFound(error) ? { key: 'orders:search.notFound' } : errorText(error)]}
        onSubmit={({ order_number = '', email = '' }) => dispatch(orderSearched({ order_number, email }))}
      />
    </Box>
  )
}
