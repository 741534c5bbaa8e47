import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../../../shared/forms/ChoiceList'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Alert } from '../../../../shared/ui/Alert'
import { Button } from '../../../../shared/ui/buttons/Button'
import { FailurePanel } from '../../../../shared/ui/page/FailurePanel'
import { Price } from '../../../../shared/ui/Price'
import { SkeletonLines } from '../../../../shared/ui/waiting/SkeletonLines'
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden'
import {
  selectShippingMethodId,
  selectShippingMethods,
  shippingConfirmed,
  shippingMethodChosen,
  shippingMethodsRequested,
} from '../order/checkoutSlice'

export function ShippingMethods({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const methods = useAppSelector(selectShippingMethods)
  const chosen = useAppSelector(selectShippingMethodId)

  if (methods.status === 'failed')
    return (
      <FailurePanel
        title={t('shipping.methodsFailed')}
        error={methods.error}
        onRetry={() => dispatch(shippingMethodsRequested())}
      />
    )
  if (methods.status !== 'loaded')
    return (
      <Box aria-busy>
        <VisuallyHidden role="status">{t('shipping.methodsLoading')}</VisuallyHidden>
        <SkeletonLines lines={4} height={28} />
      </Box>
    )
  if (methods.value.length === 0)
    return (
      <Alert severity="error" title={t('shipping.notAvailable')}>
        {t('shipping.notAvailableText')}
      </Alert>
    )
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        dispatch(shippingConfirmed())
        onDone()
      }}
    >
      <ChoiceList
        name="shipping-method"
        legend={t('shipping.methods')}
        value={chosen}
        onChange={(id) => dispatch(shippingMethodChosen(id))}
        choices={methods.value.map(({ id, name, eta, price }) => ({
          value: id,
          label: name,
          detail: eta,
          end: <Price cents={price} size="small" />,
        }))}
      />
      <Button type="submit" variant="contained" size="large" sx={{ mt: 3, width: { xs: '100%', sm: 'auto' } }}>
        {t('continue')}
      </Button>
    </Box>
  )
}
