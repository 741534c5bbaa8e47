import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentMethods, useMethodName } from '../../features/paying/payment'
import { healthOf } from '../../features/paying/payment/onDemand'
import { now } from '../../shared/clock'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { LinkButton } from '../../shared/ui/buttons/Button'
import { cardGlyph } from '../../shared/ui/glyphs/products'
import { MaskedName } from '../../shared/ui/MaskedName'
import { Notable } from './Notable'
import { PartOfRemote } from './PartOfRemote'

/** The default payment method, and those that need an act: they expire soon, have expired, or a charge failed. */
export function MethodsPart() {
  const { t } = useTranslation('account')
  const dispatch = useAppDispatch()
  const methods = useAppSelector(paymentMethods.select)
  const nameOf = useMethodName()
  useEffect(() => void dispatch(paymentMethods.requested()), [dispatch])
  return (
    <PartOfRemote
      title={t('methods.title')}
      glyph={cardGlyph}
      of={methods}
      onRetry={() => dispatch(paymentMethods.requested())}
      action={(list) => (
        <LinkButton to={paths.accountPaymentMethods}>
          {t(list?.length === 0 ? 'methods.add' : 'methods.manage')}
        </LinkButton>
      )}
    >
      {(list) => {
        const preferred = list.find(({ is_default }) => is_default)
        const toMend = list.flatMap((method) => {
          const health = healthOf(method, now())
          return health ? [{ method, health }] : []
        })
        if (list.length === 0) return t('methods.none')
        return (
          <Box sx={{ display: 'grid', gap: 1 }}>
            {preferred && (
              <Box>
                <Box sx={{ fontWeight: 700 }}>
                  <MaskedName>{nameOf(preferred)}</MaskedName>
                </Box>
                {t('methods.default')}
              </Box>
            )}
            {toMend.map(({ method, health }) => (
              <Notable key={method.id} isSevere={health !== 'expiresSoon'}>
                <MaskedName>
                  {t(`methods.${health}`, { method: nameOf(method), expiry: method.expiry ?? '' })}
                </MaskedName>
              </Notable>
            ))}
          </Box>
        )
      }}
    </PartOfRemote>
  )
}
