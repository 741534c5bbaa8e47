import type { FormValues } from './fieldSpec'

/** The typed values, and the saved values that filled the form. */
export interface Edit {
  typed: FormValues
  base: FormValues
}

/** Compares values as they are saved: without spaces around them, and with an unfilled field as an empty one. */
export const isSame = (one: string | undefined, other: string | undefined): boolean =>
  (one ?? '').trim() === (other ?? '').trim()

export const changesIn = ({ typed, base }: Edit): FormValues =>
  Object.fromEntries(Object.entries(typed).filter(([key, value]) => !isSame(value, base[key])))

export const hasChanges = (edit: Edit): boolean => Object.keys(changesIn(edit)).length > 0

/** Tells whether the record has changed since it filled the form. */
export const isOutdated = (base: FormValues, present: FormValues): boolean =>
  Object.keys(present).some((key) => !isSame(base[key], present[key]))

interface Overlay {
  values: FormValues
  conflicts: string[]
}

/** Lays the form's changes over what is saved now, so that nothing older is written back (ACC-22). */
export function overlay(edit: Edit, present: FormValues): Overlay {
  const changes = changesIn(edit)
  const conflicts = Object.entries(changes).flatMap(([key, value]) =>
    isSame(present[key], edit.base[key]) || isSame(present[key], value) ? [] : key,
  )
  return { values: { ...present, ...changes }, conflicts }
}
