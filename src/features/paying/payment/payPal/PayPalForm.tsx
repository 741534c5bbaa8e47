import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allowPlainAddresses } from '../../../../shared/trustedTypes'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Alert } from '../../../../shared/ui/Alert'
import { Button } from '../../../../shared/ui/buttons/Button'
import { FailurePanel } from '../../../../shared/ui/page/FailurePanel'
import { SkeletonBar } from '../../../../shared/ui/waiting/SkeletonLines'
import { selectSettings } from '../../../identity/settings'
import type { EntryFormProps } from '../entry/entryPort'
import { KeepingNote } from '../entry/KeepingNote'
import { payPalLocale } from './payPalLocale'
import { payPalSession } from './payPalSession'
import { keepAgreement } from './payPalVault'

const scriptOptions = {
  vault: true,
  intent: 'tokenize',
  components: 'buttons',
  currency: 'CAD',
  // The portal has its own form for these.
  disableFunding: 'card,credit,paylater,venmo',
}

/** The window closed without an approval. */
type Setback = 'closed' | 'failed'

/** Shows PayPal's button. The approval has no amount, because the total may change; nothing moves before the order. */
export default function PayPalForm({ keeping, extraActions, children, onEntered }: EntryFormProps) {
  const { t, i18n } = useTranslation('payment')
  const dispatch = useAppDispatch()
  const isForAccount = keeping === 'account'
  const isSaved = isForAccount || keeping === 'needed'
  const { clientId } = useAppSelector(selectSettings).payments?.payPal ?? {}
  const session = usePayPalSession()
  const [setback, setSetback] = useState<Setback>()
  const [attempt, setAttempt] = useState(0)

  function retry(): void {
    setSetback(undefined)
    setAttempt(attempt + 1)
    dispatch(payPalSession.dropped())
  }

  if (session.status === 'failed')
    return <FailurePanel title={t('payPal.failed')} error={session.error} onRetry={retry} />
  if (session.status !== 'loaded' || !clientId) return <Waiting />
  const { value: token } = session
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 480 }}>
      <Typography>{t(isForAccount ? 'payPal.leadOfAccount' : 'payPal.lead')}</Typography>
      {keeping === 'needed' && <KeepingNote />}
      {children}
      {setback && (
        <Alert severity={setback === 'failed' ? 'error' : 'info'} role="alert">
          {setback === 'failed' ? t('payPal.failed') : t(isForAccount ? 'payPal.closedForAccount' : 'payPal.closed')}
        </Alert>
      )}
      <PayPalScriptProvider key={attempt} options={{ ...scriptOptions, clientId, locale: payPalLocale(i18n.language) }}>
        <ScriptState onRetry={retry} />
        <PayPalButtons
          style={{ layout: 'horizontal', height: 48, tagline: false }}
          forceReRender={[token]}
          onClick={() => setSetback(undefined)}
          createVaultSetupToken={() => Promise.resolve(token)}
          onApprove={({ vaultSetupToken }) => {
            keepAgreement(vaultSetupToken ?? token, isSaved)
            onEntered({ isSaved })
            return Promise.resolve()
          }}
          onCancel={() => setSetback('closed')}
          onError={() => setSetback('failed')}
        />
      </PayPalScriptProvider>
      {extraActions && <div>{extraActions}</div>}
    </Box>
  )
}

/** Opens a session per visit and, unlike `useRemote`, again for another visitor or when dropped. */
function usePayPalSession() {
  const dispatch = useAppDispatch()
  const session = useAppSelector(payPalSession.select)

  useEffect(() => () => void dispatch(payPalSession.dropped()), [dispatch])

  const isWanted = session.status === 'idle'
  useEffect(() => {
    if (isWanted) dispatch(payPalSession.requested())
  }, [dispatch, isWanted])

  // Trusted Types let PayPal's wrapper insert its script only after this.
  useState(() => allowPlainAddresses())

  return session
}

function Waiting() {
  const { t } = useTranslation('shared')
  return (
    <Box aria-busy sx={{ maxWidth: 480 }} aria-label={t('loading')} role="status">
      <SkeletonBar aria-hidden shade="middle" style={{ height: 48 }} />
    </Box>
  )
}

/** Shows while the script loads, or if it is blocked. */
function ScriptState({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['payment', 'shared'])
  const [{ isPending, isRejected }] = usePayPalScriptReducer()
  if (isPending) return <Waiting />
  if (!isRejected) return null
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        <Button color="inherit" onClick={onRetry}>
          {t('shared:retry')}
        </Button>
      }
    >
      {t('payPal.failed')}
    </Alert>
  )
}
