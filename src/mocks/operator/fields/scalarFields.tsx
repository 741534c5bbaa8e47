import { light } from '../../../shared/ui/colours/tokens'
import { Labelled } from './Labelled'
import { useForm } from './form'
import type { FieldProps } from './form'
import { suggestionsOf } from './suggestions'
import { placeOf, valueAt } from './values'

function useValue({ path }: FieldProps): [value: unknown, set: (value: unknown) => void] {
  const { settings, set } = useForm()
  return [valueAt(settings, path), (value) => set(path, value)]
}

const shown = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export function TextField(props: FieldProps) {
  const [value, set] = useValue(props)
  const { node, path } = props
  const suggestions = suggestionsOf(placeOf(path))
  return (
    <Labelled {...props}>
      {(control) => (
        <>
          <input
            {...control}
            value={shown(value)}
            placeholder={shown(node.default)}
            list={suggestions && `${control.id}-list`}
            onChange={({ target }) => set(target.value || undefined)}
          />
          {suggestions && (
            <datalist id={`${control.id}-list`}>
              {suggestions.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Labelled>
  )
}

export function NumberField(props: FieldProps) {
  const [value, set] = useValue(props)
  const { node } = props
  return (
    <Labelled {...props} className="narrow">
      {(control) => (
        <input
          {...control}
          type="number"
          min={node.minimum}
          max={node.maximum}
          step={node.type === 'integer' ? 1 : 'any'}
          value={shown(value)}
          placeholder={shown(node.default)}
          onChange={({ target }) => set(target.value === '' ? undefined : Number(target.value))}
        />
      )}
    </Labelled>
  )
}

export function FlagField(props: FieldProps) {
  const [value, set] = useValue(props)
  return (
    <Labelled {...props} className="flag">
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={Boolean(value ?? props.node.default)}
          onChange={({ target }) => set(target.checked)}
        />
      )}
    </Labelled>
  )
}

export function ChoiceField(props: FieldProps) {
  const [value, set] = useValue(props)
  const { node } = props
  return (
    <Labelled {...props} className="narrow">
      {(control) => (
        <select {...control} value={shown(value ?? node.default)} onChange={({ target }) => set(target.value)}>
          {node.enum?.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

/** What the portal takes where the operator chooses no colour. */
const usual: Record<string, string> = { 'colours.primary': light.primary, 'colours.accent': light.accent }

export function ColourField(props: FieldProps) {
  const [value, set] = useValue(props)
  const place = placeOf(props.path)
  const without = usual[place] ?? light.primary
  const text = shown(value)
  return (
    <Labelled
      {...props}
      className="narrow"
      after={
        <input
          type="color"
          aria-label={`${props.node.title ?? place}, by eye`}
          value={/^#[0-9a-f]{6}$/i.test(text) ? text : without}
          onChange={({ target }) => set(target.value)}
        />
      }
    >
      {(control) => (
        <input
          {...control}
          className="code"
          spellCheck={false}
          value={text}
          placeholder={without}
          onChange={({ target }) => set(target.value || undefined)}
        />
      )}
    </Labelled>
  )
}
