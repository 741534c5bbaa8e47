import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import type { LostWithAccount } from '../../../api/contract/account/security'
import type { Payout } from '../../../api/contract/account/wallet'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import type { FieldSpec } from '../../../shared/forms/fields/fieldSpec'
import { formatMoney } from '../../../shared/locales/money'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { payoutAttempts } from '../../../shared/payments/openPayments'
import { formState, isUnsure, reasonsIn } from '../../../shared/submission/submission'
import { useShownSubmission } from '../../../shared/submission/useSubmission'
import { Alert } from '../../../shared/ui/Alert'
import { Button, LinkButton } from '../../../shared/ui/buttons/Button'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { MoneyObstacle } from '../../../shared/payments/MoneyObstacle'
import { chargedName, useMethodName } from '../../paying/payment/onDemand'
import { selectUser } from '../../identity/session'
import { ContactWays } from '../../identity/settings/onDemand'
import { closing } from './closeAccount'
import type { ClosingAct } from './closingRules'
import { payingOut, payoutAgreed } from './payOut'

export type BalanceChoice = { way: 'transfer'; method: PaymentMethod } | { way: 'forfeit' }

interface ConfirmStepProps {
  act: ClosingAct
  /** In cents. */
  balance: number
  /** Undefined if it could not be shown. */
  seen: Omit<LostWithAccount, 'wallet'> | undefined
  /** Undefined without a balance. */
  choice: BalanceChoice | undefined
  onBack: () => void
}

const sheet = {
  mt: 4,
  p: { xs: 2, sm: 4 },
  maxWidth: 640,
  boxSizing: 'border-box',
  display: 'grid',
  gap: 3,
  overflowWrap: 'anywhere',
} as const

/** After the password, the balance is moved first, then the account is closed. */
export function ConfirmStep({ act, balance, seen, choice, onBack }: ConfirmStepProps) {
  const { t, i18n } = useTranslation('closing')
  const nameOf = useMethodName()
  const payout = useAppSelector(payingOut.select)
  const [state, close] = useShownSubmission(closing)
  const user = useAppSelector(selectUser)
  const hasPassword = user?.has_password !== false
  const isBusy = state.status === 'sending'
  const amount = formatMoney(balance, i18n.language)
  const moved = payout.status === 'done' ? payout.value : undefined
  const payTo = choice?.way === 'transfer' && !moved ? choice.method : undefined
  const givesUp = seen && { ...seen, wallet: choice?.way === 'forfeit' ? balance : 0 }
  const { errors = [], fieldErrors } = formState(state)
  const fields = useConfirmFields()
  return (
    <Paper variant="outlined" sx={sheet}>
      {moved && <Moved payout={moved} />}
      <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {payTo && (
          <li>
            <MaskedName>{t('confirm.transfer', { amount, method: nameOf(payTo) })}</MaskedName>
          </li>
        )}
        {choice?.way === 'forfeit' && <li>{t('confirm.forfeit', { amount })}</li>}
        <li>{t(`confirm.${act}Text`)}</li>
      </Box>
      {payTo && <PayoutObstacle owner={user?.uuid ?? ''} isAnswer={payout.status === 'failed'} />}
      {isUnsure(payout) && <ContactWays />}
      {hasPassword ? (
        <ConfigForm
          secret
          idPrefix="closing"
          fields={fields}
          busy={isBusy}
          busyText={t('confirm.busy')}
          errors={[...reasonsIn(payout), ...errors]}
          fieldErrors={fieldErrors}
          submitText={t(`confirm.${act}`)}
          isFinal={act === 'delete' || choice?.way === 'forfeit'}
          onSubmit={({ password = '' }) => close({ act, payTo: payTo?.id, givesUp, password })}
          extraActions={
            <Button size="large" aria-disabled={isBusy} onClick={() => !isBusy && onBack()}>
              {t('back')}
            </Button>
          }
        />
      ) : (
        <NoPassword />
      )}
    </Paper>
  )
}

/** The rider ticks a box and types the password, because nothing comes back. */
function useConfirmFields(): FieldSpec[] {
  const { t } = useTranslation('closing')
  return [
    {
      key: 'read',
      label: t('confirm.read'),
      kind: 'checkbox',
      required: true,
      messages: { required: t('confirm.unread') },
    },
    {
      key: 'password',
      label: t('confirm.password'),
      kind: 'password',
      required: true,
      autoComplete: 'current-password',
    },
  ]
}

function Moved({ payout }: { payout: Payout }) {
  const { t, i18n } = useTranslation('closing')
  return (
    <Alert severity="success" title={t('confirm.moved')}>
      {t('confirm.movedText', {
        amount: formatMoney(payout.amount, i18n.language),
        method: chargedName(payout.paid_to, payout.method),
        number: payout.receipt_number,
      })}
    </Alert>
  )
}

function PayoutObstacle({ owner, isAnswer }: { owner: string; isAnswer: boolean }) {
  const dispatch = useAppDispatch()
  return (
    <MoneyObstacle
      attempts={payoutAttempts}
      owner={owner}
      isAnswer={isAnswer}
      contact={<ContactWays />}
      onAgree={() => {
        dispatch(payoutAgreed())
        dispatch(payingOut.opened())
      }}
    />
  )
}

/** A rider who signs in by a provider sets a password first. */
function NoPassword() {
  const { t } = useTranslation('closing')
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {t('confirm.noPassword')}
      <LinkButton variant="outlined" to={paths.forgotPassword}>
        {t('confirm.setPassword')}
      </LinkButton>
    </Box>
  )
}
