import { useId } from 'react'
import type { ReactNode } from 'react'
import { idOf, useForm } from './form'
import type { FieldProps } from './form'
import { placeOf } from './values'

export interface Control {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

/** Returns the words of what is wrong at a place; `isWhole` counts what is wrong below it, too. */
export function useFaults(place: string, isWhole = false): string[] {
  const { faults } = useForm()
  const own = faults.filter(
    (fault) =>
      fault.file === 'settings.json' && (fault.place === place || (isWhole && fault.place.startsWith(`${place}.`))),
  )
  return own.map(({ words }) => words)
}

export function Faults({ id, words }: { id: string; words: string[] }) {
  if (words.length === 0) return null
  return (
    <ul id={id} className="faults">
      {words.map((one) => (
        <li key={one}>{one.charAt(0).toUpperCase() + one.slice(1)}</li>
      ))}
    </ul>
  )
}

interface LabelledProps extends FieldProps {
  /** Shown beside the control. */
  after?: ReactNode
  className?: string
  children: (control: Control) => ReactNode
}

export function Labelled({ node, path, isRequired, after, className = '', children }: LabelledProps) {
  const place = placeOf(path)
  const words = useFaults(place)
  const id = idOf(place)
  const described = [node.description && `${id}-about`, words.length > 0 && `${id}-faults`].filter(Boolean).join(' ')
  const control: Control = {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(words.length > 0 && { 'aria-invalid': true as const }),
    ...(isRequired && { 'aria-required': true as const }),
  }
  return (
    <div className={`field ${className} ${words.length > 0 ? 'wrong' : ''}`}>
      <label htmlFor={id}>
        {node.title}
        {isRequired && (
          <span className="soft" aria-hidden="true">
            needed
          </span>
        )}
      </label>
      <div className="control">
        {children(control)}
        {after}
      </div>
      {node.description && (
        <p className="soft" id={`${id}-about`}>
          {node.description}
        </p>
      )}
      <Faults id={`${id}-faults`} words={words} />
    </div>
  )
}

export function Listed({ node, path, children }: FieldProps & { children: ReactNode }) {
  const place = placeOf(path)
  const words = useFaults(place, true)
  const id = useId()
  return (
    <fieldset
      className={`field ${words.length > 0 ? 'wrong' : ''}`}
      id={idOf(place)}
      tabIndex={-1}
      aria-describedby={`${id}-about ${id}-faults`}
    >
      <legend>{node.title}</legend>
      {children}
      <p className="soft" id={`${id}-about`}>
        {node.description}
      </p>
      <Faults id={`${id}-faults`} words={words} />
    </fieldset>
  )
}
