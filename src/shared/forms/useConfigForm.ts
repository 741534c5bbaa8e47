import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { Resolver, UseFormReturn } from 'react-hook-form'
import { byName, own } from '../byName'
import type { TextRef } from '../notices/noticesSlice'
import { nameOf } from './fields/fieldSpec'
import type { FieldSpec, FormValues } from './fields/fieldSpec'
import { cleanValues, fieldError, fieldErrors } from './fields/rules'

interface ConfigFormInput {
  fields: FieldSpec[]
  values?: FormValues
  onSubmit: (values: FormValues) => void
  onChange?: (values: FormValues) => void
  /** By field key. A new object is a new answer. */
  serverErrors?: Record<string, TextRef>
  isBusy: boolean
  isSecret: boolean
}

export interface FormWiring {
  form: UseFormReturn<FormValues>
  changed: (field: FieldSpec) => void
  left: (field: FieldSpec) => void
  /** By field (`FieldSpec.suggest`). */
  suggestions: ReadonlyMap<string, string>
  /** Takes a choice below the field. The focus stays on the choice. */
  pick: (field: FieldSpec, value: string) => void
  take: (field: FieldSpec, suggestion: string) => void
  say: (text: TextRef) => void
}

/**
 * react-hook-form holds values; this hook decides when fields are checked: on leaving, then with each change until
 * corrected, and all on submit. Errors are facts, translated at each render.
 */
export function useConfigForm(input: ConfigFormInput) {
  const { fields, serverErrors, isBusy, isSecret } = input
  const form = useCheckedForm(fields, input.values)
  const rejection = useRejection(serverErrors)
  const { wiring, errorOf, said, forgetVisits } = useWiring(input, form, rejection)
  const [summaryKeys, setSummaryKeys] = useState<string[]>([])
  const focusOn = useFocusOnFault(form, fields, serverErrors)

  const send = form.handleSubmit(
    (values) => {
      setSummaryKeys([])
      input.onSubmit(cleanValues(fields, plainValues(fields, values)))
    },
    (found) => {
      const wrong = fields.filter((field) => found[nameOf(field)])
      setSummaryKeys(wrong.map(({ key }) => key))
      focusOn(wrong[0])
    },
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    // React lets a dialog form's submit bubble to the form that opened the dialog.
    event.stopPropagation()
    if (isBusy) return
    rejection.correct(Object.keys(serverErrors ?? {}))
    void send(event)
  }

  function forget(): void {
    if (!isSecret) {
      for (const field of fields) if (field.kind === 'password') form.setValue(nameOf(field), '')
      return
    }
    form.reset()
    forgetVisits()
    setSummaryKeys([])
  }

  return { wiring, submit, errorOf, summaryKeys, said, forget }
}

function useWiring(
  { fields, serverErrors, isSecret, onChange }: ConfigFormInput,
  form: UseFormReturn<FormValues>,
  rejection: ReturnType<typeof useRejection>,
) {
  const [said, setSaid] = useState<{ text: TextRef; count: number } | null>(null)
  const visited = useRef(new Set<string>())
  const [suggestions, setSuggestions] = useState<ReadonlyMap<string, string>>(new Map())
  const { errors } = form.formState
  const currentValues = () => plainValues(fields, form.getValues())
  const say = (text: TextRef) => setSaid((before) => ({ text, count: (before?.count ?? 0) + 1 }))

  function errorOf(field: FieldSpec): TextRef | undefined {
    const ours = errors[nameOf(field)] ? fieldError(field, fields, currentValues()) : undefined
    return ours ?? (rejection.isCorrected(field) ? undefined : inWords(own(serverErrors, field.key), field))
  }

  function changed({ key }: FieldSpec): void {
    if (suggestions.has(key)) setSuggestions(new Map([...suggestions].filter(([other]) => other !== key)))
    const wrong = Object.keys(errors)
    if (wrong.length > 0) void form.trigger(wrong)
    if (own(serverErrors, key)) rejection.correct([key])
    report()
  }

  function report(): void {
    const told = isSecret ? fields.filter(({ isKept }) => isKept) : fields
    if (told.length > 0) onChange?.(plainValues(told, form.getValues()))
  }

  /** Also checks fields visited earlier: one may have to equal the other. */
  function left(field: FieldSpec): void {
    visited.current.add(nameOf(field))
    void form.trigger([...visited.current])
    const error = errorOf(field) ? undefined : fieldError(field, fields, currentValues())
    if (error) say(error)
    const suggestion = field.suggest?.(currentValues()[field.key] ?? '')
    if (suggestion === undefined || error) return
    setSuggestions(new Map(suggestions).set(field.key, suggestion))
    say({ key: 'shared:form.suggested', values: { value: suggestion } })
  }

  function pick(field: FieldSpec, value: string): void {
    form.setValue(nameOf(field), value)
    changed(field)
  }

  function take(field: FieldSpec, suggestion: string): void {
    form.setFocus(nameOf(field))
    pick(field, suggestion)
  }

  function forgetVisits(): void {
    visited.current.clear()
    setSuggestions(new Map())
  }

  const wiring: FormWiring = { form, changed, left, suggestions, pick, take, say }
  return { wiring, errorOf, said, forgetVisits }
}

/** react-hook-form with our rules, which checks only when asked. */
function useCheckedForm(fields: FieldSpec[], values: FormValues = {}): UseFormReturn<FormValues> {
  const [startValues] = useState<FormValues>(() =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [nameOf({ key }), value])),
  )
  const resolver: Resolver<FormValues> = (raw) => {
    const found = fieldErrors(fields, plainValues(fields, raw))
    const wrong = Object.keys(found)
    if (wrong.length === 0) return { values: raw, errors: {} }
    return { values: {}, errors: Object.fromEntries(wrong.map((key) => [nameOf({ key }), { type: 'rule' }])) }
  }
  return useForm<FormValues>({
    defaultValues: startValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver,
  })
}

/** Fields changed since the server rejected them. */
function useRejection(serverErrors: ConfigFormInput['serverErrors']) {
  const [corrected, setCorrected] = useState<{ of: unknown; keys: string[] }>({ of: undefined, keys: [] })
  const keys = corrected.of === serverErrors ? corrected.keys : []
  return {
    isCorrected: ({ key }: FieldSpec) => keys.includes(key),
    correct: (more: string[]) => setCorrected({ of: serverErrors, keys: [...keys, ...more] }),
  }
}

/**
 * Focuses the first rejected field. Returns a function for other wrong fields: after the render of the error, so that
 * both are announced together.
 */
function useFocusOnFault(
  form: UseFormReturn<FormValues>,
  fields: FieldSpec[],
  serverErrors: ConfigFormInput['serverErrors'],
): (field: FieldSpec | undefined) => void {
  // A new object is a new try, also for the same field.
  const [wanted, setWanted] = useState<{ field?: FieldSpec }>({})
  const focus = useEffectEvent((field: FieldSpec | undefined) => {
    if (field) form.setFocus(nameOf(field))
  })
  useEffect(() => focus(wanted.field), [wanted])
  const focusOnFault = useEffectEvent(() => focus(fields.find((field) => own(serverErrors, field.key))))
  useEffect(() => focusOnFault(), [serverErrors])
  return (field) => setWanted({ field })
}

/** One text per field, '' for a field added later. */
function plainValues(fields: FieldSpec[], raw: Partial<FormValues>): FormValues {
  return byName(fields.map((field) => [field.key, raw[nameOf(field)] ?? '']))
}

/** A choice that the error names is told by its label. */
export function inWords(error: TextRef | undefined, { options }: FieldSpec): TextRef | undefined {
  const label = options?.find(({ value }) => value === error?.values?.value)?.label
  return error && label !== undefined ? { ...error, values: { ...error.values, value: label } } : error
}
