import type { FormValues } from './fieldSpec'

/** Typed values, and the saved ones that filled the form. */
export interface Edit {
  typed: FormValues
  base: FormValues
}

/** Spaces around a value are never saved; an unfilled field is empty. */
export const isSame = (one: string | undefined, other: string | undefined): boolean =>
  (one ?? '').trim() === (other ?? '').trim()

export const changesIn = ({ typed, base }: Edit): FormValues =>
  Object.fromEntries(Object.entries(typed).filter(([key, value]) => !isSame(value, base[key])))

export const hasChanges = (edit: Edit): boolean => Object.keys(changesIn(edit)).length > 0

/** Whether the record has changed since it filled the form. */
export const isOutdated = (base: FormValues, present: FormValues): boolean =>
  Object.keys(present).some((key) => !isSame(base[key], present[key]))

/** What to save, and the fields changed to different values here and elsewhere. */
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
