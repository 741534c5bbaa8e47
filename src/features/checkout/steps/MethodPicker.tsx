import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSkeleton } from '../../../shared/forms/FormSkeleton'
import { formatMoney } from '../../../shared/money'
import { Button } from '../../../shared/ui/Button'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { useText } from '../../../shared/ui/useText'
import { CardMark, entered, useMethodName } from '../../payment'
import type { EntryFormProps, MethodChoice, PaymentOption } from '../../payment'
import { ChoiceList } from './ChoiceList'
import type { Choice } from './ChoiceList'

interface MethodPickerProps {
  name: string
  legend: string
  options: PaymentOption[]
  /** The option chosen before, or the default; without one, nothing is preselected. */
  start: string | undefined
  keeping: EntryFormProps['keeping']
  onChosen: (method: MethodChoice) => void
}

/**
 * Offers all ways to pay: saved methods, and new ones whose form opens below the row. An unavailable one says why
 * (PAY-05).
 */
export function MethodPicker({ name, legend, options, start, keeping, onChosen }: MethodPickerProps) {
  const { t } = useTranslation(['checkout', 'payment'])
  const text = useText()
  const formId = useId()
  const describe = useDescription(options)
  const [picked, setPicked] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const value = picked ?? start ?? null
  // An option that has become unavailable is no longer chosen.
  const chosen = options.find(({ id, obstacle }) => id === value && !obstacle)

  const choices = options.map((option): Choice => {
    const { id, type, entry, method, obstacle } = option
    const { Form } = entry ?? {}
    return {
      value: id,
      ...describe(option),
      end: <CardMark brand={method?.brand} />,
      isDisabled: obstacle !== undefined,
      panel: Form && (
        <Suspense fallback={<FormSkeleton fields={4} />}>
          <Form
            keeping={keeping}
            submitText={t('continue')}
            onEntered={(summary) => onChosen(entered(type, summary))}
          />
          {type === 'card' && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
              {t('payment.safe')}
            </Typography>
          )}
        </Suspense>
      ),
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
      {/* The radio buttons refer to this form by its id. They cannot be inside it, because the entry form below a
          row is a form too, and forms cannot be nested. */}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen?.method) onChosen({ kind: 'saved', methodId: chosen.id })
          else if (!chosen) setMissing(true)
        }}
      >
        {!chosen?.entry && (
          <Button type="submit" variant="contained" size="large" sx={{ mt: 3, width: { xs: '100%', sm: 'auto' } }}>
            {t('continue')}
          </Button>
        )}
      </form>
    </Box>
  )
}

/** Returns an option's name and its detail: why it is unavailable, or its balance. */
function useDescription(options: PaymentOption[]): (option: PaymentOption) => Pick<Choice, 'label' | 'detail'> {
  const { t, i18n } = useTranslation('payment')
  const text = useText()
  const name = useMethodName()
  return ({ type, entry, method, obstacle }) => {
    const isAnother = options.some((option) => option.method?.type === type)
    const newName = entry && { key: `payment:new.${type}`, values: isAnother ? { context: 'again' } : undefined }
    if (!method) {
      const detail = obstacle ?? { key: `payment:newDetail.${type}` }
      return { label: newName ? text(newName) : name({ type }), detail: text(detail) }
    }
    const { nickname, expiry, balance } = method
    const facts = obstacle
      ? [text(obstacle)]
      : [
          expiry && t('method.expires', { expiry }),
          balance != null && t('balance', { balance: formatMoney(balance, i18n.language) }),
        ]
    return { label: <MaskedName>{name(method)}</MaskedName>, detail: [nickname, ...facts].filter(Boolean).join(' · ') }
  }
}
