import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '../../../shared/clock'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import type { FormValues } from '../../../shared/forms/fieldSpec'
import { fieldErrors } from '../../../shared/forms/rules'
import { wipeInputs } from '../../../shared/forms/useWipedOnLeave'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import { CardMark } from './CardMark'
import { brandOf } from './cardRules'
import { cardFields } from './cardFields'
import { cardVault, heldCard, keepCard } from './cardVault'
import type { EntryFormProps } from '../entry/entryPort'
import { KeepingNote } from '../entry/KeepingNote'

const chooseValid: TextRef[] = [{ key: 'payment:card.chooseValid' }]

/** Our own card fields. The typed values go to the vault only; the caller gets a summary without secrets. */
export default function CardForm({ keeping, submitText, onEntered }: EntryFormProps) {
  const { t } = useTranslation('payment')
  const form = useRef<HTMLFormElement>(null)
  const [startValues] = useState(valuesHeld)
  const [brand, setBrand] = useState(() => brandOf(startValues.number ?? ''))
  const [errors, setErrors] = useState<TextRef[]>([])

  // The inputs are uncontrolled (PAY-10); only the brand is derived from the first digits while they are typed.
  const watchNumber = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'number') setBrand(brandOf(target.value))
  }

  const fields = cardFields({ t, now, keeping, brandMark: <CardMark brand={brand} /> })

  // Shows the specification's own message for the whole card above the errors of the fields (PAY-06).
  const judge = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLFormElement)) return
    const typed = [...new FormData(target)].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))
    const isWrong = Object.keys(fieldErrors(fields, Object.fromEntries(typed))).length > 0
    setErrors(isWrong ? chooseValid : [])
  }

  function enter(values: FormValues): void {
    keepCard({
      number: values.number ?? '',
      expiry: values.expiry ?? '',
      code: values.code ?? '',
      lastName: values.lastName ?? '',
      address: values.address ?? '',
      zip: values.zip ?? '',
      nickname: values.nickname ?? '',
      isSaved: keeping === 'needed' || values.save === 'true',
    })
    wipeInputs(form.current)
    const summary = cardVault.summary()
    if (summary) onEntered(summary)
  }

  return (
    <Box onInput={watchNumber} onSubmitCapture={judge}>
      <ConfigForm
        secret
        formRef={form}
        idPrefix="card"
        fields={fields}
        errors={errors}
        values={startValues}
        onSubmit={enter}
        submitText={submitText}
      >
        {keeping === 'needed' && <KeepingNote />}
      </ConfigForm>
    </Box>
  )
}

/** Returns the values typed before, except the security code (PAY-09). */
function valuesHeld(): FormValues {
  const held = heldCard()
  if (!held) return {}
  const { isSaved, ...texts } = held
  return { ...texts, save: isSaved ? 'true' : '' }
}
