import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { palette } from '../ui/colours/palette'
import { nameOf } from './fields/fieldSpec'
import type { FieldSpec } from './fields/fieldSpec'
import type { InputProps } from './inputProps'
import { PasswordToggle } from './PasswordToggle'
import { allowedText, shapeInput } from './fields/typedText'

const Unit = styled('span')({ color: palette.textSoft, fontWeight: 600, 'input + &': { marginInlineStart: 8 } })

function typingHints({ kind = 'text', required, inputMode, allowed, mask }: FieldSpec) {
  const isProse = kind === 'text' && !allowed && !mask
  return {
    required: required ?? false,
    inputMode: inputMode ?? (kind === 'email' || kind === 'tel' ? kind : undefined),
    autoCapitalize: isProse ? undefined : 'none',
    spellCheck: isProse ? undefined : false,
  }
}

/** One line of text. Only the browser holds the typed text; React's state never does. */
export function TextInput({ field, id, describedBy, wiring, onLeftOut }: InputProps) {
  const [isShown, setShown] = useState(false)
  const { kind = 'text' } = field
  const isPassword = kind === 'password'
  // `inputRef` takes the reference. Spread onto MUI's input it would be lost, and the focus on an error with it.
  const { ref, name, onChange, onBlur } = wiring.form.register(nameOf(field))

  const unit = field.unit && <Unit aria-hidden>{field.unit.sign}</Unit>
  const end = field.unit?.side === 'end' ? unit : field.adornment

  function take(input: HTMLInputElement | HTMLTextAreaElement): void {
    const leftOut = shapeInput(field, input)
    if (leftOut) onLeftOut(allowedText(field, leftOut))
  }

  return (
    <OutlinedInput
      id={id}
      name={name}
      inputRef={ref}
      type={isPassword && isShown ? 'text' : kind}
      multiline={field.lines !== undefined}
      rows={field.lines}
      autoComplete={field.autoComplete}
      aria-describedby={describedBy}
      slotProps={{
        input: typingHints(field),
      }}
      onChange={(event) => {
        // A character that is being composed (accents, Chinese) must not change.
        if (!('isComposing' in event.nativeEvent && event.nativeEvent.isComposing)) take(event.target)
        void onChange(event)
        wiring.changed(field)
      }}
      onCompositionEnd={(event) => {
        if (!(event.target instanceof HTMLInputElement)) return
        take(event.target)
        void onChange(event)
        wiring.changed(field)
      }}
      onBlur={(event) => {
        onLeftOut(undefined)
        void onBlur(event)
        if (!isButton(event.relatedTarget)) wiring.left(field)
      }}
      startAdornment={field.unit?.side === 'start' && unit}
      endAdornment={
        isPassword ? (
          <PasswordToggle label={field.label} isShown={isShown} onToggle={() => setShown(!isShown)} inputId={id} />
        ) : (
          end
        )
      }
    />
  )
}

/** A move to a button does not count as leaving the field: an error would appear and move that button. */
const isButton = (target: EventTarget | null) => target instanceof HTMLButtonElement
