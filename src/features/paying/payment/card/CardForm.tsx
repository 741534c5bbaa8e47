import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '../../../../shared/clock'
import { ConfigForm } from '../../../../shared/forms/ConfigForm'
import type { FieldSpec, FormValues } from '../../../../shared/forms/fields/fieldSpec'
import { fieldErrors } from '../../../../shared/forms/fields/rules'
import { useDraft } from '../../../../shared/forms/saving/useDraft'
import { wipeInputs } from '../../../../shared/forms/saving/useWipedOnLeave'
import { addressLine } from '../../../../shared/locales/lists'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { useAppSelector } from '../../../../shared/store'
import { selectRiderId } from '../../../identity/session'
import { CardMark } from './CardMark'
import { CardMarks } from './CardMarks'
import { brandOf } from './cardRules'
import { CodePicture } from './CodePicture'
import { cardDraft } from './cardEntryPort'
import { cardFields, isBillingZip } from './cardFields'
import { cardVault, heldCard, keepCard } from './cardVault'
import type { EntryFormProps, KnownPayer } from '../entry/entryPort'
import { KeepingNote } from '../entry/KeepingNote'

const chooseValid: TextRef[] = [{ key: 'payment:card.chooseValid' }]

/** The values go to the vault; the caller gets a summary without secrets. */
export default function CardForm({ keeping, known, submitText, extraActions, children, onEntered }: EntryFormProps) {
  const { t } = useTranslation('payment')
  const form = useRef<HTMLFormElement>(null)
  const shipping = known?.shipping && isBillingZip(known.shipping.zip) ? known.shipping : undefined
  const owner = useAppSelector(selectRiderId)
  const draft = useDraft(cardDraft, owner)
  const [startValues] = useState(() => firstValues(known?.lastName, shipping, draft.values))
  const [isSame, setSame] = useState(startValues.same === 'true')
  const [brand, setBrand] = useState(() => brandOf(startValues.number ?? ''))
  const [errors, setErrors] = useState<TextRef[]>([])

  // Inputs are uncontrolled (PAY-10): only the brand is derived.
  const watch = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.name === 'number') setBrand(brandOf(target.value))
    if (target.name === 'same') setSame(target.checked)
  }

  const fields = cardFields({
    t,
    now,
    keeping,
    brand,
    brandMark: <CardMark brand={brand} />,
    codePicture: <CodePicture brand={brand} />,
    shippingAddress: shipping && addressLine([shipping.address, shipping.zip]),
    isSameAddress: isSame,
  })

  // The specification's message for the whole card is above those of its fields (PAY-06).
  const judge = ({ target }: FormEvent) => setErrors(isWrong(fields, target) ? chooseValid : [])

  function enter(values: FormValues): void {
    keepCard(cardOf(values, isSame ? shipping : undefined, keeping))
    wipeInputs(form.current)
    const summary = cardVault.summary()
    if (summary) onEntered(summary)
  }

  return (
    <Box onInput={watch} onReset={() => setSame(startValues.same === 'true')} onSubmitCapture={judge}>
      <CardMarks of={brand} />
      <ConfigForm
        secret
        formRef={form}
        idPrefix="card"
        fields={fields}
        errors={errors}
        values={startValues}
        onChange={owner === undefined ? undefined : draft.keep}
        onSubmit={enter}
        submitText={submitText}
        extraActions={extraActions}
      >
        {keeping === 'needed' && <KeepingNote />}
        {children}
      </ConfigForm>
    </Box>
  )
}

/** Returns what was typed before, without the code (PAY-09), else what the order knows (WCAG 3.3.7). */
function firstValues(
  lastName: string | undefined,
  shipping: KnownPayer['shipping'],
  draft: FormValues | undefined,
): FormValues {
  const held = heldCard()
  if (!held) return { lastName: lastName ?? '', same: shipping && !draft?.address ? 'true' : '', ...draft }
  const { isSaved, address, zip, ...texts } = held
  const save = isSaved ? 'true' : ''
  if (address === shipping?.address && zip === shipping.zip) return { ...texts, save, same: 'true' }
  return { ...texts, address, zip, save }
}

function isWrong(fields: FieldSpec[], form: EventTarget): boolean {
  if (!(form instanceof HTMLFormElement)) return false
  const typed = [...new FormData(form)].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))
  return Object.keys(fieldErrors(fields, Object.fromEntries(typed))).length > 0
}

/** A shipping address that is given is also the billing address. */
function cardOf(
  { number = '', expiry = '', code = '', lastName = '', nickname = '', ...typed }: FormValues,
  shipping: KnownPayer['shipping'],
  keeping: EntryFormProps['keeping'],
): Parameters<typeof keepCard>[0] {
  const { address = '', zip = '' } = shipping ?? typed
  const isSaved = keeping === 'needed' || keeping === 'account' || typed.save === 'true'
  return { number, expiry, code, lastName, nickname, address, zip, isSaved }
}
