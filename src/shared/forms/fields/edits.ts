import type { FormValues } from './fieldSpec'

/** What stands in a form, and the saved values that the form was filled with. */
export interface Edit {
  typed: FormValues
  base: FormValues
}

/** Spaces around a value are never saved, and a field that is not filled is an empty one. */
export const isSame = (one: string | undefined, other: string | undefined): boolean =>
  (one ?? '').trim() === (other ?? '').trim()

export const changesIn = ({ typed, base }: Edit): FormValues =>
  Object.fromEntries(Object.entries(typed).filter(([key, value]) => !isSame(value, base[key])))

export const hasChanges = (edit: Edit): boolean => Object.keys(changesIn(edit)).length > 0

/** Returns whether the record of the form has changed since the form was filled with it. */
export const isOutdated = (base: FormValues, present: FormValues): boolean =>
  Object.keys(present).some((key) => !isSame(base[key], present[key]))

/** What is to be saved, and the fields that were changed to different values here and elsewhere. */
interface Overlay {
  values: FormValues
  conflicts: string[]
}

/** Lays what was changed in the form over what is saved by now, so that nothing older is written back (ACC-22). */
export function overlay(edit: Edit, present: FormValues): Overlay {
  const changes = changesIn(edit)
  const conflicts = Object.entries(changes).flatMap(([key, value]) =>
    isSame(present[key], edit.base[key]) || isSame(present[key], value) ? [] : key,
  )
  return { values: { ...present, ...changes }, conflicts }
}
