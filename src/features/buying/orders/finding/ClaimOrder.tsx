import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '../../../../api/contract/base/limits'
import type { Order } from '../../../../api/contract/buying/orders'
import { ConfigForm } from '../../../../shared/forms/ConfigForm'
import { useAppSelector } from '../../../../shared/store'
import { Faults } from '../../../../shared/submission/Faults'
import { formState, reasonsIn } from '../../../../shared/submission/submission'
import { useShownSubmission } from '../../../../shared/submission/useSubmission'
import { BusyButton } from '../../../../shared/ui/buttons/BusyButton'
import { keyOf } from './guestOrderKeys'
import { isWrongCode, orderClaim } from './orderActs'

/** Claims an order with one click in the tab that bought it; elsewhere with the code of the receipt's mail. */
export default function ClaimOrder({ order }: { order: Order }) {
  const [hasKey] = useState(() => keyOf(order.order_id) !== undefined)
  const claim = useAppSelector(orderClaim.select)
  // The key of this tab may no longer be valid.
  const isCodeAsked = !hasKey || isWrongCode(reasonsIn(claim))
  return isCodeAsked ? <ByCode /> : <ByKey />
}

function ByKey() {
  const { t } = useTranslation('orders')
  const [claim, send] = useShownSubmission(orderClaim)
  return (
    <>
      <Faults of={reasonsIn(claim)} />
      <Box>
        <BusyButton
          variant="contained"
          busy={claim.status === 'sending'}
          busyText={t('claim.busy')}
          onClick={() => send({})}
        >
          {t('claim.submit')}
        </BusyButton>
      </Box>
    </>
  )
}

function ByCode() {
  const { t } = useTranslation('orders')
  const [claim, send] = useShownSubmission(orderClaim)
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
        {...formState(claim)}
        busyText={t('claim.busy')}
        onSubmit={({ code = '' }) => send({ code })}
      />
    </Box>
  )
}
