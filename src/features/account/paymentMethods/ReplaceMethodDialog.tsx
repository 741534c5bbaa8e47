import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MethodUse, PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { now } from '../../../shared/clock'
import { DialogFrame } from '../../../shared/dialogs/DialogFrame'
import { focusFirst, useFocusOnChange } from '../../../shared/focus/moveFocus'
import { ChoiceList } from '../../../shared/forms/ChoiceList'
import type { Choice } from '../../../shared/forms/ChoiceList'
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
  // Uses that have failed begin with a pause, so they cannot share a choice with others.
  const [isEach, setEach] = useState(uses.length < 2 || new Set(failed).size > 1)
  const lists = useRef<HTMLDivElement>(null)
  useFocusOnChange(isEach, () => lists.current?.querySelector<HTMLElement>(':checked')?.focus())
  const choicesFor = useChoices(replacements)
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
      <Box ref={lists} sx={{ display: 'grid', gap: 3 }}>
        {isEach ? (
          uses.map((use, at) => (
            <ChoiceList
              key={`${use.kind} ${use.id}`}
              name={`replacement-${at}`}
              legend={nameOfUse(use)}
              value={chosen[at] ?? paused}
              onChange={(id) => setChosen(chosen.map((one, index) => (index === at ? id : one)))}
              choices={choicesFor(failed[at])}
            />
          ))
        ) : (
          <OneForAll
            uses={uses}
            value={chosen[0] ?? paused}
            choices={choicesFor(failed[0])}
            onChange={(id) => setChosen(uses.map(() => id))}
            onEach={() => setEach(true)}
          />
        )}
      </Box>
    </DialogFrame>
  )
}

function useChoices(replacements: PaymentMethod[]): (chargesDue: boolean | undefined) => Choice[] {
  const { t } = useTranslation('paymentMethods')
  const nameOf = useMethodName()
  const detailOf = ({ nickname, failed_at }: PaymentMethod, chargesDue = false) =>
    [nickname, failed_at && t('lastFailed'), chargesDue && t('takeover.chargesDue')].filter(Boolean).join(' · ')
  return (chargesDue) => [
    ...replacements.map((replacement) => ({
      value: replacement.id,
      label: <MaskedName>{nameOf(replacement)}</MaskedName>,
      detail: detailOf(replacement, chargesDue),
      end: <Brand of={replacement} />,
    })),
    { value: paused, label: t('takeover.pause'), detail: t('takeover.pauseText') },
  ]
}

interface OneForAllProps {
  uses: MethodUse[]
  value: string
  choices: Choice[]
  onChange: (id: string) => void
  onEach: () => void
}

function OneForAll({ uses, value, choices, onChange, onEach }: OneForAllProps) {
  const { t } = useTranslation('paymentMethods')
  const nameOfUse = useUseName()
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id}`}>{nameOfUse(use)}</li>
        ))}
      </Box>
      <ChoiceList name="replacement" legend={t('takeover.all')} value={value} onChange={onChange} choices={choices} />
      <Button sx={{ justifySelf: 'start' }} onClick={onEach}>
        {t('takeover.each')}
      </Button>
    </>
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
