import Box from '@mui/material/Box'
import { useForkRef } from '@mui/material/utils'
import { useId, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import type { TextRef } from '../notices/noticesSlice'
import { useText } from '../ui/told/useText'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { FieldGroup, fieldGrid, runsOf } from './FieldGroup'
import { nameOf } from './fields/fieldSpec'
import type { FieldSpec, FormValues } from './fields/fieldSpec'
import { FormField } from './FormField'
import { FormSummary } from './FormSummary'
import { PausableButton } from './PausedButton'
import { useConfigForm } from './useConfigForm'
import { useWipedOnLeave } from './saving/useWipedOnLeave'

export interface ConfigFormProps {
  fields: FieldSpec[]
  /** The initial values, read once. Another record needs another `key`. */
  values?: FormValues
  /** Called with this form's values, cleaned and valid. */
  onSubmit: (values: FormValues) => void
  /** Called when a submit finds a wrong field. Returns whether a field above the form takes the focus. */
  onWrong?: () => boolean
  submitText: string
  variant?: 'contained' | 'outlined'
  /** The action cannot be undone, so the button is red. */
  isFinal?: boolean
  busy?: boolean
  busyText?: string
  /** The instant in milliseconds before which nothing is sent, after an answer that there were too many tries. */
  pausedUntil?: number
  /**
   * The server's messages about the whole form. Clear them while a new answer is awaited, so that they are announced
   * again.
   */
  errors?: TextRef[]
  /** The server's messages about fields. A new object is a new answer. */
  fieldErrors?: Record<string, TextRef>
  /** Called with the typed values after each change. A secret form passes only the values that may be kept. */
  onChange?: (values: FormValues) => void
  /** For passwords and cards: the typed values are wiped when the visitor leaves the page or the form. */
  secret?: boolean
  extraActions?: ReactNode
  /** What is chosen before the fields. The summary of errors stands above it. */
  first?: ReactNode
  children?: ReactNode
  formRef?: Ref<HTMLFormElement>
  idPrefix?: string
  /** A failed submit lists its errors on top; by default if there is more than one field. */
  summary?: boolean
}

/** The only way to build a form (FORM-01..06): it renders a field configuration, the server's or our own. */
export function ConfigForm(props: ConfigFormProps) {
  const { fields, errors = [], fieldErrors, busy = false, secret = false, summary = fields.length > 1 } = props
  const ownId = useId()
  const idPrefix = props.idPrefix ?? ownId
  const element = useRef<HTMLFormElement>(null)
  const ref = useForkRef(element, props.formRef ?? null)
  const text = useText()
  const { wiring, submit, errorOf, summaryKeys, said, forget } = useConfigForm({
    ...props,
    serverErrors: fieldErrors,
    isBusy: busy,
    isSecret: secret,
  })
  useWipedOnLeave(element, secret, forget)

  const idOf = (field: FieldSpec) => `${idPrefix}-${nameOf(field)}`
  const strayErrors = Object.entries(fieldErrors ?? {}).filter(([key]) => !fields.some((field) => field.key === key))
  const links = fields.flatMap((field) => {
    const error = summary && summaryKeys.includes(field.key) ? errorOf(field) : undefined
    return error
      ? [{ id: idOf(field), text: text(error), lang: error.lang, follow: () => wiring.form.setFocus(nameOf(field)) }]
      : []
  })

  return (
    <Box
      component="form"
      ref={ref}
      noValidate
      data-secret={secret || undefined}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2 }}
    >
      <FormSummary
        errors={[...errors, ...strayErrors.map(([, error]) => error)]}
        links={links}
        isAnswer={strayErrors.length === Object.keys(fieldErrors ?? {}).length}
      />
      {props.first}
      <Box sx={fieldGrid}>
        {runsOf(fields).map(({ group, fields: run }) => {
          const shown = run.map((field) => (
            <FormField key={field.key} field={field} id={idOf(field)} error={errorOf(field)} wiring={wiring} />
          ))
          return group === undefined ? (
            shown
          ) : (
            <FieldGroup key={group} title={group}>
              {shown}
            </FieldGroup>
          )
        })}
      </Box>
      {props.children}
      <SubmitRow {...props} />
      <VisuallyHidden role="status">{said && <span key={said.count}>{text(said.text)}</span>}</VisuallyHidden>
    </Box>
  )
}

function SubmitRow({
  variant = 'contained',
  isFinal,
  busy = false,
  busyText,
  pausedUntil,
  submitText,
  extraActions,
}: ConfigFormProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: { xs: 'center', sm: 'start' },
        gap: 2,
      }}
    >
      <PausableButton
        until={pausedUntil}
        type="submit"
        variant={variant}
        color={isFinal ? 'error' : 'primary'}
        size="large"
        busy={busy}
        busyText={busyText}
        sx={{ flex: { xs: '1 0 100%', sm: '0 0 auto' } }}
      >
        {submitText}
      </PausableButton>
      {extraActions}
    </Box>
  )
}
