import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '../../api/contract/limits'
import type { Order } from '../../api/contract/orders'
import type { ApiError } from '../../api/errors'
import { ConfigForm } from '../../shared/forms/ConfigForm'
import type { TextRef } from '../../shared/notices/noticesSlice'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { Alert } from '../../shared/ui/Alert'
import { BusyButton } from '../../shared/ui/BusyButton'
import { errorText } from '../../shared/ui/errorText'
import { useText } from '../../shared/ui/useText'
import { keyOf } from './guestOrderKeys'
import { isNotFound } from './isNotFound'
import { claimRequested, selectClaim } from './orderActsSlice'

const why = (error: ApiError): TextRef => (isNotFound(error) ? { key: 'orders:claim.wrongCode' } : errorText(error))

/**
 * Claims an order: one press in the tab that bought it; in other tabs the code from the receipt's mail proves
 * ownership.
 */
export default function ClaimOrder({ order }: { order: Order }) {
  const [hasKey] = useState(() => keyOf(order.order_id) !== undefined)
  const claim = useAppSelector(selectClaim)
  // The key of this tab may have become invalid: then the code is asked for.
  const isCodeAsked = !hasKey || (claim.status === 'failed' && isNotFound(claim.error))
  return isCodeAsked ? <ByCode /> : <ByKey />
}

function ByKey() {
  const { t } = useTranslation('orders')
  const inWords = useText()
  const dispatch = useAppDispatch()
  const claim = useAppSelector(selectClaim)
  return (
    <>
      {claim.status === 'failed' && (
        <Alert severity="error" role="alert">
          {inWords(why(claim.error))}
        </Alert>
      )}
      <Box>
        <BusyButton
          variant="contained"
          busy={claim.status === 'sending'}
          busyText={t('claim.busy')}
          onClick={() => dispatch(claimRequested({}))}
        >
          {t('claim.submit')}
        </BusyButton>
      </Box>
    </>
  )
}

function ByCode() {
  const { t } = useTranslation('orders')
  const dispatch = useAppDispatch()
  const claim = useAppSelector(selectClaim)
  return (
    <Box sx={{ maxWidth: 400 }}>
      <ConfigForm
        fields={[
          {
            key: 'code',
            label: t('claim.code'),
            hint: t('claim.codeHint'),
            required: true,
            maxlength: limits.id,
            autoComplete: 'off',
          },
        ]}
        submitText={t('claim.submit')}
        busy={claim.status === 'sending'}
        busyText={t('claim.busy')}
        errors={claim.status === 'failed' ? [why(claim.error)] : undefined}
        onSubmit={({ code = '' }) => dispatch(claimRequested({ code }))}
      />
    </Box>
  )
}
