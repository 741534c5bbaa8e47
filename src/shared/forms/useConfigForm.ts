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
  /** The server's errors by field key. A new object is a new answer. */
  serverErrors?: Record<string, TextRef>
  isBusy: boolean
  isSecret: boolean
}

/** The parts of a form that its fields use. */
export interface FormWiring {
  form: UseFormReturn<FormValues>
  changed: (field: FieldSpec) => void
  left: (field: FieldSpec) => void
  /** Suggested values by field (`FieldSpec.suggest`). */
  suggestions: ReadonlyMap<string, string>
  /** Replaces the typed value by a choice below the field. The focus stays on the choice. */
  pick: (field: FieldSpec, value: string) => void
  /** Replaces the typed value by a suggestion. */
  take: (field: FieldSpec, suggestion: string) => void
  /** Announces a text politely to screen readers. */
  say: (text: TextRef) => void
}

/**
 * react-hook-form holds values and references; this hook decides when fields are checked: not while typing, on leaving
 * a field, then at each change until the error is corrected, and all fields on submit. Errors are stored as facts and
 * translated at each render, so that a change of language or of the definition changes only the texts.
 */
export function useConfigForm(input: ConfigFormInput) {
  const { fields, serverErrors, isBusy, isSecret } = input
  const [startValues] = useState<FormValues>(() =>
    Object.fromEntries(Object.entries(input.values ?? {}).map(([key, value]) => [nameOf({ key }), value])),
  )
  const [summaryKeys, setSummaryKeys] = useState<string[]>([])
  /** A new object is a new try, also where the same field is wrong again. */
  const [focusOn, setFocusOn] = useState<{ field?: FieldSpec }>({})
  const [said, setSaid] = useState<{ text: TextRef; count: number } | null>(null)
  /** Fields that changed since the server rejected them. */
  const [corrected, setCorrected] = useState<{ of: unknown; keys: string[] }>({ of: undefined, keys: [] })
  const visited = useRef(new Set<string>())
  const [suggestions, setSuggestions] = useState<ReadonlyMap<string, string>>(new Map())

  const resolver: Resolver<FormValues> = (raw) => {
    const found = fieldErrors(fields, plainValues(fields, raw))
    const wrong = Object.keys(found)
    if (wrong.length === 0) return { values: raw, errors: {} }
    return { values: {}, errors: Object.fromEntries(wrong.map((key) => [nameOf({ key }), { type: 'rule' }])) }
  }
  const form = useForm<FormValues>({
    defaultValues: startValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver,
  })
  const { errors } = form.formState
  const currentValues = () => plainValues(fields, form.getValues())
  const correctedKeys = corrected.of === serverErrors ? corrected.keys : []
  const say = (text: TextRef) => setSaid((before) => ({ text, count: (before?.count ?? 0) + 1 }))

  function errorOf(field: FieldSpec): TextRef | undefined {
    const ours = errors[nameOf(field)] ? fieldError(field, fields, currentValues()) : undefined
    return ours ?? (correctedKeys.includes(field.key) ? undefined : inWords(own(serverErrors, field.key), field))
  }

  function changed({ key }: FieldSpec): void {
    if (suggestions.has(key)) setSuggestions(new Map([...suggestions].filter(([other]) => other !== key)))
    const wrong = Object.keys(errors)
    if (wrong.length > 0) void form.trigger(wrong)
    if (own(serverErrors, key)) setCorrected({ of: serverErrors, keys: [...correctedKeys, key] })
    report()
  }

  function report(): void {
    const told = isSecret ? fields.filter(({ isKept }) => isKept) : fields
    if (told.length > 0) input.onChange?.(plainValues(told, form.getValues()))
  }

  /** Checks the field, and checks fields visited earlier again: one may have to equal the other. */
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

  const send = form.handleSubmit(
    (values) => {
      setSummaryKeys([])
      input.onSubmit(cleanValues(fields, plainValues(fields, values)))
    },
    (found) => {
      const wrong = fields.filter((field) => found[nameOf(field)])
      setSummaryKeys(wrong.map(({ key }) => key))
      setFocusOn({ field: wrong[0] })
    },
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    // React lets the submit event of a dialog's form bubble to the form from which the dialog was opened.
    event.stopPropagation()
    if (isBusy) return
    setCorrected({ of: serverErrors, keys: Object.keys(serverErrors ?? {}) })
    void send(event)
  }

  // After the render that shows the error, so that it is announced together with the field.
  const focus = useEffectEvent((field: FieldSpec | undefined) => {
    if (field) form.setFocus(nameOf(field))
  })
  useEffect(() => focus(focusOn.field), [focusOn])
  const focusOnFault = useEffectEvent(() => focus(fields.find((field) => own(serverErrors, field.key))))
  useEffect(() => focusOnFault(), [serverErrors])

  function forget(): void {
    if (!isSecret) {
      for (const field of fields) if (field.kind === 'password') form.setValue(nameOf(field), '')
      return
    }
    form.reset()
    visited.current.clear()
    setSummaryKeys([])
    setSuggestions(new Map())
  }

  const wiring: FormWiring = { form, changed, left, suggestions, pick, take, say }
  return { wiring, submit, errorOf, summaryKeys, said, forget }
}

/** Returns the values as texts, one for each field. A field that was added later is an empty text. */
function plainValues(fields: FieldSpec[], raw: Partial<FormValues>): FormValues {
  return byName(fields.map((field) => [field.key, raw[nameOf(field)] ?? '']))
}

/** A value that the error names is told as the field shows it: a choice by its label. */
function inWords(error: TextRef | undefined, { options }: FieldSpec): TextRef | undefined {
  const label = options?.find(({ value }) => value === error?.values?.value)?.label
  return error && label !== undefined ? { ...error, values: { ...error.values, value: label } } : error
}
