import type { TextRef } from '../../notices/noticesSlice'
import type { FieldSpec } from './fieldSpec'

/** The result of typing: the value, the caret's position, and the characters that were left out. */
export interface TypedText {
  value: string
  caret: number
  leftOut: string
}

export function shapeTyped(field: FieldSpec, raw: string, caret: number): TypedText {
  const isKept = keeper(field)
  const kept = [...raw].filter(isKept).join('')
  const leftOut = [...new Set([...raw].filter((character) => !isKept(character)))].join('')
  const before = [...raw.slice(0, caret)].filter(isKept).join('')
  if (!field.mask) return { value: kept, caret: before.length, leftOut }
  const value = field.mask(kept)
  return { value, caret: caretAfter(value, countOfMeaning(before)), leftOut }
}

/** Formats an input in place. The caret keeps its place among the visitor's characters. */
export function shapeInput(field: FieldSpec, input: HTMLInputElement | HTMLTextAreaElement): string {
  const { value: raw } = input
  // Inputs of type email have no readable caret.
  const caret = input.selectionStart
  const { value, caret: newCaret, leftOut } = shapeTyped(field, raw, caret ?? raw.length)
  if (value !== raw) {
    input.value = value
    if (caret !== null) input.setSelectionRange(newCaret, newCaret)
  }
  return leftOut
}

/** Returns the hint about the accepted characters, after others were typed (decision 71). */
export function allowedText(field: FieldSpec, leftOut: string): TextRef {
  if (field.allowedText) return field.allowedText
  const isKept = keeper(field)
  const takesDigitsOnly = isKept('0') && ![...'aA-.,/*#'].some(isKept)
  if (takesDigitsOnly) return { key: isKept('+') ? 'shared:form.phoneCharacters' : 'shared:form.digitsOnly' }
  return { key: 'shared:form.leftOut', values: { label: field.label, characters: leftOut.slice(0, 20) } }
}

/**
 * Returns a test of a field's accepted characters. A mobile number accepts digits and + unless its field says otherwise
 * (FORM-02).
 */
function keeper(field: FieldSpec): (character: string) => boolean {
  const allowed = field.allowed ?? (field.kind === 'tel' ? /[\d+]/ : undefined)
  if (!allowed) return () => true
  // A global pattern would continue where its last match ended.
  const single = new RegExp(allowed.source, allowed.flags.replace(/[gy]/g, ''))
  return (character) => single.test(character)
}

const meaningful = /[\p{L}\p{N}]/u
const countOfMeaning = (text: string) => [...text].filter((character) => meaningful.test(character)).length

function caretAfter(value: string, count: number): number {
  let seen = 0
  for (let position = 0; position < value.length; position += 1) {
    if (seen === count) return position
    if (meaningful.test(value.charAt(position))) seen += 1
  }
  return value.length
}
