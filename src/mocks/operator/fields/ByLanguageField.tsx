import { isOurs, nameOf } from '../../../i18n/languages'
import { Faults, useFaults } from './Labelled'
import { idOf, useForm } from './form'
import type { FieldProps } from './form'
import { placeOf, valueAt } from './values'

/** A text or an address for each language of the portal, and for any other that has one. */
export function ByLanguageField({ node, path, isRequired }: FieldProps) {
  const { settings, languages } = useForm()
  const held = (valueAt(settings, path) ?? {}) as Record<string, string>
  const place = placeOf(path)
  const words = useFaults(place)
  const shown = [...new Set([...languages, ...Object.keys(held)])]
  return (
    <fieldset
      className={`field ${words.length > 0 ? 'wrong' : ''}`}
      id={idOf(place)}
      tabIndex={-1}
      aria-describedby={`${idOf(place)}-about ${idOf(place)}-faults`}
    >
      <legend>
        {node.title}
        {isRequired && (
          <span className="soft" aria-hidden="true">
            needed
          </span>
        )}
      </legend>
      <p className="soft" id={`${idOf(place)}-about`}>
        {node.description}
      </p>
      <Faults id={`${idOf(place)}-faults`} words={words} />
      {shown.map((language) => (
        <InLanguage key={language} node={node} path={[...path, language]} language={language} />
      ))}
    </fieldset>
  )
}

function InLanguage({ node, path, language }: FieldProps & { language: string }) {
  const { settings, set } = useForm()
  const place = placeOf(path)
  const words = useFaults(place)
  const held = valueAt(settings, path)
  const text = typeof held === 'string' ? held : ''
  const id = idOf(place)
  const given = {
    id,
    value: text,
    lang: language,
    'aria-label': `${node.title ?? ''}, ${language}`,
    'aria-invalid': words.length > 0 || undefined,
    'aria-describedby': words.length > 0 ? `${id}-faults` : undefined,
  }
  const isLong = (node.additionalProperties?.maxLength ?? 0) >= 300
  return (
    <div className="inLanguage">
      <span className="soft" aria-hidden="true" title={isOurs(language) ? nameOf(language) : language}>
        {language}
      </span>
      <div>
        {isLong ? (
          <textarea {...given} rows={1} onChange={({ target }) => set(path, target.value || undefined)} />
        ) : (
          <input {...given} onChange={({ target }) => set(path, target.value || undefined)} />
        )}
        <Faults id={`${id}-faults`} words={words} />
      </div>
    </div>
  )
}
