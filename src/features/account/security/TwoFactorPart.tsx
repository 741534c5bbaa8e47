import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusOnChange } from '../../../shared/focus/moveFocus'
import { FormSkeleton } from '../../../shared/forms/FormSkeleton'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsOf } from '../../../shared/submission/submission'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { Button } from '../../../shared/ui/buttons/Button'
import { MixedButtons } from '../../../shared/ui/buttons/TextButtons'
import { Status } from '../../../shared/ui/states/Status'
import { useNow } from '../../../shared/ui/useNow'
import { CodeStep, machine, PhoneStep } from '../../identity/secondFactor/onDemand'
import type { Open } from '../../identity/secondFactor/onDemand'
import { selectUser } from '../../identity/session'
import { EditedPart } from './EditedPart'
import './factor'
import * as slice from './factorSlice'
import type { Purpose } from './factorSlice'
import { currentPassword } from './passwordFields'

/** Turns the second factor on or off, or changes its phone (ACC-04). */
export function TwoFactorPart() {
  const { t } = useTranslation('security')
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const { step, purpose, isStarting, fault } = useAppSelector(slice.selectFactor)
  useEffect(() => () => void dispatch(slice.factorClosed()), [dispatch])
  const actButton = (act: Purpose) => (
    <BusyButton
      variant={act === 'disable' ? 'text' : 'outlined'}
      busy={isStarting && purpose === act}
      onClick={() => dispatch(slice.factorWanted(act))}
    >
      {t(`factor.${act}`)}
    </BusyButton>
  )
  const isOn = slice.isFactorOn(user)
  const phone = user?.mfa_phone?.slice(-2)
  return (
    <EditedPart
      id="two-factor"
      title={t('factor.title')}
      status={<Status tone={isOn ? 'good' : 'stopped'}>{t(isOn ? 'factor.on' : 'factor.off')}</Status>}
      state={
        <>
          <Faults of={reasonsOf(fault ?? undefined)} />
          <div>
            {isOn
              ? phone
                ? t('factor.onText', { digits: phone, country: user?.mfa_country_code ?? '' })
                : t('factor.onTextPlain')
              : t('factor.offText')}
          </div>
          {isOn && user?.mfa_config?.required && <div>{t('factor.required')}</div>}
        </>
      }
      acts={
        !isOn ? (
          actButton('enable')
        ) : user?.mfa_config?.required ? (
          actButton('change')
        ) : (
          // The words of the text button end where the buttons of other parts end.
          <MixedButtons sx={{ mr: { sm: -1.5 } }}>
            {actButton('change')}
            {actButton('disable')}
          </MixedButtons>
        )
      }
      form={machine.isOpen(step) && purpose && <FactorSteps step={step} purpose={purpose} />}
    />
  )
}

function FactorSteps({ step, purpose }: { step: Open; purpose: Purpose }) {
  const { t } = useTranslation(['secondFactor', 'security', 'shared'])
  const { t: tOwn } = useTranslation('security')
  const dispatch = useAppDispatch()
  const hasPassword = useAppSelector(selectUser)?.has_password !== false
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  const stage = step.step === 'phone' ? 'phone' : step.isEnrolled ? 'proof' : 'code'
  // A step is a new page for a screen reader.
  const [isBackup, setBackup] = useState(false)
  const shown = stage === 'proof' && isBackup ? 'backup' : stage
  useFocusOnChange(shown, () => heading.current?.focus())
  return (
    <>
      <Typography ref={heading} component="h3" variant="h4" tabIndex={-1} sx={{ outline: 'none' }}>
        {shown === 'backup'
          ? t('backup.title')
          : stage === 'phone'
            ? t(purpose === 'change' ? 'security:factor.newPhone' : 'phone.title')
            : stage === 'proof'
              ? t(purpose === 'change' ? 'security:factor.proveToChange' : 'security:factor.proveToDisable')
              : t('code.title')}
      </Typography>
      {stage === 'phone' ? (
        <Suspense fallback={<FormSkeleton fields={2} />}>
          <PhoneStep
            state={step}
            // The present phone was proved just now.
            passwordField={purpose === 'enable' && hasPassword ? currentPassword(tOwn) : undefined}
            onPhone={(phone) => dispatch(slice.phoneGiven(phone))}
          />
        </Suspense>
      ) : (
        <CodeStep
          key={stage}
          state={step}
          now={now}
          onCode={(code) => dispatch(slice.codeGiven(code))}
          onResend={() => dispatch(slice.resendRequested())}
          onChangeNumber={() => dispatch(slice.numberChanged())}
          isBackup={shown === 'backup'}
          onBackup={setBackup}
          onBackupCode={(code) => dispatch(slice.backupCodeGiven(code))}
        />
      )}
      <Box>
        {purpose === 'change' && <Typography sx={{ mb: 1 }}>{t('security:factor.stays')}</Typography>}
        <Button onClick={() => dispatch(slice.factorClosed())}>{t('shared:cancel')}</Button>
      </Box>
    </>
  )
}
