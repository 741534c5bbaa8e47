import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { Resolver, UseFormReturn } from 'react-hook-form'
import type { TextRef } from '../notices/noticesSlice'
import type { FieldSpec, FormValues } from './fieldSpec'
import { cleanValues, fieldError, fieldErrors } from './rules'

interface ConfigFormInput {
  fields: FieldSpec[]
  values?: FormValues
  onSubmit: (values: FormValues) => void
  onChange?: (values: FormValues) => void
  /** By field key, from the server; a new object is a new answer. */
  serverErrors?: Record<string, TextRef>
  isBusy: boolean
  isSecret: boolean
}

/** What a field needs of its form. */
export interface FormWiring {
  form: UseFormReturn<FormValues>
  changed: (key: string) => void
  left: (field: FieldSpec) => void
  /** What was probably meant, by field (`FieldSpec.suggest`). */
  suggestions: Record<string, string>
  /** Puts a suggestion in the place of what was typed. */
  take: (key: string, suggestion: string) => void
  /** Tells screen readers, politely. */
  say: (text: TextRef) => void
}

/**
 * react-hook-form holds values and references; when fields are checked stands here: quiet while typing, checked on
 * leaving, live until mended, all on sending. Errors are kept as facts and put into words at each render, so a change of
 * language or of the definition changes the words and nothing else.
 */
export function useConfigForm(input: ConfigFormInput) {
  const { fields, serverErrors, isBusy, isSecret } = input
  const [startValues] = useState<FormValues>(() => ({ ...input.values }))
  const [summaryKeys, setSummaryKeys] = useState<string[]>([])
  const [focusOn, setFocusOn] = useState<{ key: string } | null>(null)
  const [said, setSaid] = useState<{ text: TextRef; count: number } | null>(null)
  /** Fields changed since the server found fault with them. */
  const [mended, setMended] = useState<{ of: unknown; keys: string[] }>({ of: undefined, keys: [] })
  const visited = useRef(new Set<string>())
  const [suggestions, setSuggestions] = useState<Record<string, string>>({})

  const resolver: Resolver<FormValues> = (raw) => {
    const found = Object.keys(fieldErrors(fields, plainValues(fields, raw)))
    if (found.length === 0) return { values: cleanValues(fields, plainValues(fields, raw)), errors: {} }
    return { values: {}, errors: Object.fromEntries(found.map((key) => [key, { type: 'rule' }])) }
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
  const keysMended = mended.of === serverErrors ? mended.keys : []
  const say = (text: TextRef) => setSaid((before) => ({ text, count: (before?.count ?? 0) + 1 }))

  function errorOf(field: FieldSpec): TextRef | undefined {
    const own = errors[field.key] ? fieldError(field, fields, currentValues()) : undefined
    return own ?? (keysMended.includes(field.key) ? undefined : serverErrors?.[field.key])
  }

  function changed(key: string): void {
    if (suggestions[key] !== undefined) setSuggestions(without(suggestions, key))
    const wrong = Object.keys(errors)
    if (wrong.length > 0) void form.trigger(wrong)
    if (serverErrors?.[key]) setMended({ of: serverErrors, keys: [...keysMended, key] })
    if (!isSecret) input.onChange?.(currentValues())
  }

  /** Fields that were visited before are checked again: one may have to equal the other. */
  function left(field: FieldSpec): void {
    visited.current.add(field.key)
    void form.trigger([...visited.current])
    const error = errorOf(field) ? undefined : fieldError(field, fields, currentValues())
    if (error) say(error)
    const suggestion = field.suggest?.(currentValues()[field.key] ?? '')
    if (suggestion === undefined || error) return
    setSuggestions({ ...suggestions, [field.key]: suggestion })
    say({ key: 'shared:form.suggested', values: { value: suggestion } })
  }

  function take(key: string, suggestion: string): void {
    form.setValue(key, suggestion)
    form.setFocus(key)
    changed(key)
  }

  const send = form.handleSubmit(
    (values) => {
      setSummaryKeys([])
      input.onSubmit(values)
    },
    (found) => {
      const keys = fields.map((field) => field.key).filter((key) => found[key])
      setSummaryKeys(keys)
      setFocusOn(keys[0] === undefined ? null : { key: keys[0] })
    },
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    // React lets the submit of a dialog's form rise to the form that the dialog was opened from.
    event.stopPropagation()
    if (isBusy) return
    setMended({ of: serverErrors, keys: Object.keys(serverErrors ?? {}) })
    void send(event)
  }

  // After the render that shows the error, so that the field is heard together with it.
  const focus = useEffectEvent((key: string | undefined) => {
    if (key !== undefined) form.setFocus(key)
  })
  useEffect(() => focus(focusOn?.key), [focusOn])
  const focusOnFault = useEffectEvent(() => focus(fields.find((field) => serverErrors?.[field.key])?.key))
  useEffect(() => focusOnFault(), [serverErrors])

  function forget(): void {
    form.reset()
    visited.current.clear()
    setSummaryKeys([])
    setSuggestions({})
  }

  const wiring: FormWiring = { form, changed, left, suggestions, take, say }
  return { wiring, submit, errorOf, summaryKeys, said, forget }
}

const without = (suggestions: Record<string, string>, key: string) =>
  Object.fromEntries(Object.entries(suggestions).filter(([other]) => other !== key))

/** Values as texts, one for each field; a field that came later has none yet. */
function plainValues(fields: FieldSpec[], raw: Partial<FormValues>): FormValues {
  return Object.fromEntries(fields.map(({ key }) => [key, raw[key] ?? '']))
}
