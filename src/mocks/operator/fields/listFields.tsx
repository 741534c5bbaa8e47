import { isOurs, nameOf } from '../../../i18n/languages'
import { pseudoLocale } from '../../../i18n/pseudoLocale'
import { locales } from '../../../shared/locales/locales'
import { Listed } from './Labelled'
import { useForm } from './form'
import type { FieldProps } from './form'
import { movedUp, valueAt } from './values'

function useList({ path, node }: FieldProps): { list: string[]; set: (list: string[]) => void } {
  const { settings, set } = useForm()
  const held = valueAt(settings, path) ?? node.default
  const list = Array.isArray(held) ? held.map(String) : []
  return { list, set: (next) => set(path, next) }
}

export function TextListField(props: FieldProps) {
  const { list, set } = useList(props)
  const title = props.node.title ?? ''
  const put = (at: number, value: string) => set(list.map((one, other) => (other === at ? value : one)))
  return (
    <Listed {...props}>
      {list.map((one, at) => (
        <div className="control" key={at}>
          <input aria-label={`${title}, ${at + 1}`} value={one} onChange={({ target }) => put(at, target.value)} />
          <button
            type="button"
            aria-label={`Remove ${one || 'the empty entry'}`}
            onClick={() => set(list.filter((_, other) => other !== at))}
          >
            Remove
          </button>
        </div>
      ))}
      <button type="button" onClick={() => set([...list, ''])}>
        Add to {title.toLowerCase()}
      </button>
    </Listed>
  )
}

export function ChoicesField(props: FieldProps) {
  const { list, set } = useList(props)
  const { set: setValue } = useForm()
  const choose = (one: string, isChosen: boolean) => {
    const next = isChosen ? [...list, one] : list.filter((other) => other !== one)
    if (next.length > 0) set(next)
    else setValue(props.path, undefined)
  }
  return (
    <Listed {...props}>
      {props.node.items?.enum?.map((one) => (
        <label key={one} className="tick">
          <input type="checkbox" checked={list.includes(one)} onChange={({ target }) => choose(one, target.checked)} />
          {one}
        </label>
      ))}
    </Listed>
  )
}

const all = Object.keys(locales).filter((language) => language !== pseudoLocale)

export function LanguagesField(props: FieldProps) {
  const { list, set } = useList(props)
  const others = all.filter((language) => !list.includes(language))
  const named = (language: string) => (isOurs(language) ? nameOf(language) : language)
  return (
    <Listed {...props}>
      <ol className="languages">
        {list.map((language, at) => (
          <li key={language} className="control">
            <span className="grow">
              <span lang={language}>{named(language)}</span> <span className="soft">{language}</span>
              {at === 0 && <span className="chip good">Default</span>}
            </span>
            {at > 0 && (
              <button type="button" aria-label={`Move ${named(language)} up`} onClick={() => set(movedUp(list, at))}>
                Up
              </button>
            )}
            {list.length > 1 && (
              <button
                type="button"
                aria-label={`Remove ${named(language)}`}
                onClick={() => set(list.filter((other) => other !== language))}
              >
                Remove
              </button>
            )}
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <div className="row">
          {others.map((language) => (
            <button
              key={language}
              type="button"
              onClick={() => set([...list, language])}
              aria-label={`Add ${named(language)}`}
            >
              + <span lang={language}>{named(language)}</span>
            </button>
          ))}
        </div>
      )}
    </Listed>
  )
}
