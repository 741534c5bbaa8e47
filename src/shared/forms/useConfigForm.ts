import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { Resolver, UseFormReturn } from 'react-hook-form'
import { byName, own } from '../byName'
import { now } from '../clock'
import type { TextRef } from '../notices/noticesSlice'
import { nameOf } from './fields/fieldSpec'
import type { FieldSpec, FormValues } from './fields/fieldSpec'
import { cleanValues, fieldError, fieldErrors } from './fields/rules'

interface ConfigFormInput {
  fields: FieldSpec[]
  values?: FormValues
  onSubmit: (values: FormValues) => void
  onWrong?: () => boolean
  onChange?: (values: FormValues) => void
  /** The server's errors by field. A new object is a new answer. */
  serverErrors?: Record<string, TextRef>
  isBusy: boolean
  pausedUntil?: number
  isSecret: boolean
}

export interface FormWiring {
  form: UseFormReturn<FormValues>
  changed: (field: FieldSpec) => void
  left: (field: FieldSpec) => void
  /** Suggested values by field (`FieldSpec.suggest`). */
  suggestions: ReadonlyMap<string, string>
  /** Replaces the typed value by a choice below the field. The focus stays on the choice. */
  pick: (field: FieldSpec, value: string) => void
  take: (field: FieldSpec, suggestion: string) => void
  say: (text: TextRef) => void
}

/**
 * react-hook-form holds the values. This hook decides when fields are checked: on leaving a field, then with each
 * change until the error is corrected, and all on submit. Errors are facts, translated at each render.
 */
export function useConfigForm(input: ConfigFormInput) {
  const { fields, serverErrors, isBusy, pausedUntil = 0, isSecret } = input
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
      if (!input.onWrong?.()) focusOn(wrong[0])
    },
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    // React lets the submit event of a dialog's form bubble to the form that opened the dialog.
    event.stopPropagation()
    if (isBusy || now() < pausedUntil) return
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

  /** Checks the field, and again those visited earlier, because one may have to equal the other. */
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

/** react-hook-form with our rules. It checks only when asked to. */
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

/** Holds the fields that were changed since the server rejected them. */
function useRejection(serverErrors: ConfigFormInput['serverErrors']) {
  const [corrected, setCorrected] = useState<{ of: unknown; keys: string[] }>({ of: undefined, keys: [] })
  const keys = corrected.of === serverErrors ? corrected.keys : []
  return {
    isCorrected: ({ key }: FieldSpec) => keys.includes(key),
    correct: (more: string[]) => setCorrected({ of: serverErrors, keys: [...keys, ...more] }),
  }
}

/**
 * Focuses the first rejected field. Returns a function for other wrong fields. It runs after the error has rendered, so
 * that field and error are announced together.
 */
function useFocusOnFault(
  form: UseFormReturn<FormValues>,
  fields: FieldSpec[],
  serverErrors: ConfigFormInput['serverErrors'],
): (field: FieldSpec | undefined) => void {
  // A new object is a new try, also if the same field is wrong again.
  const [wanted, setWanted] = useState<{ field?: FieldSpec }>({})
  const focus = useEffectEvent((field: FieldSpec | undefined) => {
    if (field) form.setFocus(nameOf(field))
  })
  useEffect(() => focus(wanted.field), [wanted])
  const focusOnFault = useEffectEvent(() => focus(fields.find((field) => own(serverErrors, field.key))))
  useEffect(() => focusOnFault(), [serverErrors])
  return (field) => setWanted({ field })
}

/** Returns one text for each field, '' for a field that was added later. */
function plainValues(fields: FieldSpec[], raw: Partial<FormValues>): FormValues {
  return byName(fields.map((field) => [field.key, raw[nameOf(field)] ?? '']))
}

/** Returns an error that names a choice by its label. */
export function inWords(error: TextRef | undefined, { options }: FieldSpec): TextRef | undefined {
  const label = options?.find(({ value }) => value === error?.values?.value)?.label
  return error && label !== undefined ? { ...error, values: { ...error.values, value: label } } : error
}
