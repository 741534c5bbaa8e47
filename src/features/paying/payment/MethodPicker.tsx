import Box from '@mui/material/Box'
import { Suspense, useId, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../../shared/forms/ChoiceList'
import type { Choice } from '../../../shared/forms/ChoiceList'
import { FormSkeleton } from '../../../shared/forms/FormSkeleton'
import { Button } from '../../../shared/ui/buttons/Button'
import { useText } from '../../../shared/ui/told/useText'
import { MethodMark } from './card/CardMark'
import type { EntryFormProps, EntryPort } from './entry/entryPort'
import type { PaymentOption } from './kinds/paymentOptions'
import { entered } from './paymentChoice'
import type { MethodChoice } from './paymentChoice'
import { UnusableMethods } from './UnusableMethods'
import { useOptionTexts } from './useOptionTexts'

interface MethodPickerProps extends Pick<EntryFormProps, 'keeping' | 'known' | 'submitText'> {
  name: string
  legend: string
  options: PaymentOption[]
  /** The option chosen before, or the default; otherwise none is preselected. */
  start: string | undefined
  onChosen: (method: MethodChoice) => void
  /** Places the button of saved methods, which is below by default. New ones have their own. */
  placeOf?: (button: ReactElement) => ReactNode
}

/**
 * Offers saved methods first, then new ones (folded beside saved ones) with their form, and last those that cannot pay,
 * with the reason (PAY-05).
 */
export function MethodPicker({ name, legend, options, start, onChosen, placeOf = below, ...form }: MethodPickerProps) {
  const { t } = useTranslation('payment')
  const text = useText()
  const formId = useId()
  const textsOf = useOptionTexts(options)
  const [picked, setPicked] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const usable = options.filter(({ obstacle }) => !obstacle)
  const unusable = options.filter(({ obstacle }) => obstacle)
  const markOf = ({ type, method }: PaymentOption) => <MethodMark type={type} brand={method?.brand} />
  // An option that is unavailable by now is not chosen.
  const chosen = usable.find(({ id }) => id === (picked ?? start))
  const firstNew = usable.findIndex(({ method }) => !method)

  const choices = usable.map((option, at): Choice => {
    const { id, type, entry } = option
    return {
      value: id,
      ...textsOf(option),
      lead: at === firstNew && at > 0 ? t('method.another') : undefined,
      end: markOf(option),
      panel: entry && <Entry of={entry} type={type} form={form} onChosen={onChosen} />,
    }
  })

  return (
    <Box>
      <ChoiceList
        name={name}
        legend={legend}
        form={formId}
        value={chosen?.id ?? null}
        error={isMissing && !chosen ? text({ key: 'payment:method.select' }) : undefined}
        onChange={setPicked}
        choices={choices}
      />
      <UnusableMethods
        summary={t('method.unusable', { count: unusable.length })}
        methods={unusable.map((option) => ({ id: option.id, ...textsOf(option), end: markOf(option) }))}
      />
      {/* By the form's id: an entry form below a row cannot be nested. */}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen?.method) onChosen({ kind: 'saved', methodId: chosen.id })
          else if (!chosen) setMissing(true)
        }}
      />
      {!chosen?.entry &&
        placeOf(
          <Button type="submit" form={formId} variant="contained" size="large" sx={{ width: '100%' }}>
            {form.submitText}
          </Button>,
        )}
    </Box>
  )
}

const below = (button: ReactElement) => <Box sx={{ mt: 3, width: { sm: 'fit-content' } }}>{button}</Box>

interface EntryProps extends Pick<MethodPickerProps, 'onChosen'> {
  of: EntryPort
  type: string
  form: Pick<EntryFormProps, 'keeping' | 'known' | 'submitText'>
}

function Entry({ of: { Form }, type, form, onChosen }: EntryProps) {
  return (
    <Suspense fallback={<FormSkeleton fields={4} />}>
      <Form {...form} onEntered={(summary) => onChosen(entered(type, summary))} />
    </Suspense>
  )
}
