import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { now } from '../../../shared/clock'
import { DialogFrame } from '../../../shared/dialogs/DialogFrame'
import { focusFirst } from '../../../shared/focus/moveFocus'
import { ChoiceList } from '../../../shared/forms/ChoiceList'
import { Button } from '../../../shared/ui/buttons/Button'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { healthOf, MethodMark, useMethodName } from '../../paying/payment/onDemand'
import type { ReplaceMethod } from './takeOver'
import { asAnswer, hasUseFailed, paused, replacementsFor } from './takeoverPlan'
import { useUseName } from './useUseName'

/** Asks for another method, or a pause, for each use of a removed method (decision 95). */
export default function ReplaceMethodDialog({ params: { method, methods, refused }, answer }: ReplaceMethod) {
  const { t } = useTranslation('paymentMethods')
  const nameOf = useMethodName()
  const nameOfUse = useUseName()
  const uses = method.used_by?.good ?? []
  const replacements = replacementsFor(method, methods, now())
  const first = preferred(replacements.filter(({ id }) => id !== refused))?.id ?? paused
  const failed = uses.map((use) => hasUseFailed(use, method, now()))
  // Nothing is charged that the rider has not chosen.
  const [chosen, setChosen] = useState(() => failed.map((hasFailed) => (hasFailed ? paused : first)))
  const detailOf = ({ nickname, failed_at }: PaymentMethod, chargesDue = false) =>
    [nickname, failed_at && t('lastFailed'), chargesDue && t('takeover.chargesDue')].filter(Boolean).join(' · ')
  const choose = (at: number, id: string) => setChosen(chosen.map((one, index) => (index === at ? id : one)))
  return (
    <DialogFrame
      stacked
      maxWidth="sm"
      title={t('question.title', { method: nameOf(method) })}
      onClose={() => answer('keep')}
      actions={
        <>
          <Button ref={focusFirst} variant="outlined" onClick={() => answer('keep')}>
            {t('question.keep')}
          </Button>
          <Button variant="contained" onClick={() => answer(asAnswer(chosen))}>
            {t('takeover.confirm')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 3 }}>{t('takeover.text')}</Typography>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {uses.map((use, at) => (
          <ChoiceList
            key={`${use.kind} ${use.id}`}
            name={`replacement-${at}`}
            legend={nameOfUse(use)}
            value={chosen[at] ?? paused}
            onChange={(id) => choose(at, id)}
            choices={[
              ...replacements.map((replacement) => ({
                value: replacement.id,
                label: <MaskedName>{nameOf(replacement)}</MaskedName>,
                detail: detailOf(replacement, failed[at]),
                end: <Brand of={replacement} />,
              })),
              { value: paused, label: t('takeover.pause'), detail: t('takeover.pauseText') },
            ]}
          />
        ))}
      </Box>
    </DialogFrame>
  )
}

/** On a phone the name needs the whole row, and says the brand itself. */
const Brand = ({ of: { type, brand } }: { of: PaymentMethod }) => (
  <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
    <MethodMark type={type} brand={brand} />
  </Box>
)

/** Returns the default, else another method whose last charge did not fail. */
function preferred(replacements: PaymentMethod[]): PaymentMethod | undefined {
  const healthy = replacements.filter((method) => healthOf(method, now()) !== 'failed')
  return healthy.find(({ is_default }) => is_default) ?? healthy[0]
}
