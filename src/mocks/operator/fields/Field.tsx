import { ByLanguageField } from './ByLanguageField'
import { Faults, useFaults } from './Labelled'
import { Pairs } from './Pairs'
import { isAddable, kindOf, newGroup } from './fieldKinds'
import type { FieldKind } from './fieldKinds'
import { FileField, FileListField } from './fileFields'
import { idOf, useForm } from './form'
import type { FieldProps } from './form'
import { ChoicesField, LanguagesField, TextListField } from './listFields'
import { ChoiceField, ColourField, FlagField, NumberField, TextField } from './scalarFields'
import { movedUp, placeOf, valueAt } from './values'

const fields: Record<Exclude<FieldKind, 'group' | 'list'>, (props: FieldProps) => React.ReactNode> = {
  text: TextField,
  number: NumberField,
  flag: FlagField,
  choice: ChoiceField,
  choices: ChoicesField,
  colour: ColourField,
  file: FileField,
  fileList: FileListField,
  textList: TextListField,
  languages: LanguagesField,
  byLanguage: ByLanguageField,
}

export function Field(props: FieldProps) {
  const kind = kindOf(props.node, placeOf(props.path))
  if (kind === 'group') return <Group {...props} />
  if (kind === 'list') return <List {...props} />
  const Own = fields[kind]
  return <Own {...props} />
}

function Settings({ node, path }: FieldProps) {
  return Object.entries(node.properties ?? {}).map(([key, child]) => (
    <Field key={key} node={child} path={[...path, key]} isRequired={node.required?.includes(key) ?? false} />
  ))
}

function Group(props: FieldProps) {
  const { node, path, isRequired = false } = props
  const { settings, set } = useForm()
  const place = placeOf(path)
  const words = useFaults(place)
  const isOptional = isAddable(node, isRequired)
  const isThere = !isOptional || valueAt(settings, path) !== undefined
  return (
    <fieldset className="group" id={idOf(place)} tabIndex={-1} aria-describedby={`${idOf(place)}-about`}>
      <legend>{node.title}</legend>
      <div className="control">
        <p className="soft grow" id={`${idOf(place)}-about`}>
          {node.description}
        </p>
        {isOptional && (
          <button type="button" onClick={() => set(path, isThere ? undefined : newGroup(node))}>
            {isThere ? 'Remove' : 'Add'} <span className="unseen">{node.title}</span>
          </button>
        )}
      </div>
      <Faults id={`${idOf(place)}-faults`} words={words} />
      {isThere && <Settings {...props} />}
      {place === 'colours' && <Pairs />}
    </fieldset>
  )
}

function List({ node, path }: FieldProps) {
  const { settings, set } = useForm()
  const place = placeOf(path)
  const words = useFaults(place)
  const held = valueAt(settings, path)
  const list: unknown[] = Array.isArray(held) ? held : []
  const put = (next: unknown[]) => set(path, next.length > 0 ? next : undefined)
  const title = node.title ?? ''
  return (
    <fieldset className="group" id={idOf(place)} tabIndex={-1} aria-describedby={`${idOf(place)}-about`}>
      <legend>{title}</legend>
      <p className="soft" id={`${idOf(place)}-about`}>
        {node.description}
      </p>
      <Faults id={`${idOf(place)}-faults`} words={words} />
      {list.map((_, at) => (
        <Entry
          key={at}
          props={{ node: node.items ?? {}, path: [...path, at] }}
          name={`${title} ${at + 1}`}
          moveUp={at > 0 ? () => put(movedUp(list, at)) : undefined}
          remove={() => put(list.filter((_, other) => other !== at))}
        />
      ))}
      <div className="row">
        <button type="button" onClick={() => put([...list, newGroup(node.items ?? {})])}>
          Add to {title.toLowerCase()}
        </button>
      </div>
    </fieldset>
  )
}

interface EntryProps {
  props: FieldProps
  name: string
  moveUp: (() => void) | undefined
  remove: () => void
}

function Entry({ props, name, moveUp, remove }: EntryProps) {
  const place = placeOf(props.path)
  const words = useFaults(place)
  return (
    <fieldset className="entry" id={idOf(place)} tabIndex={-1}>
      <legend className="unseen">{name}</legend>
      <div className="control">
        <b className="grow" aria-hidden="true">
          {name}
        </b>
        {moveUp && (
          <button type="button" onClick={moveUp}>
            Up <span className="unseen">{name}</span>
          </button>
        )}
        <button type="button" onClick={remove}>
          Remove <span className="unseen">{name}</span>
        </button>
      </div>
      <Faults id={`${idOf(place)}-faults`} words={words} />
      <Settings {...props} />
    </fieldset>
  )
}
