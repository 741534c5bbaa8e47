import { useEffect, useState } from 'react'
import type { SettingsFault, TextsWithRoom } from '../../build/operator/operatorProtocol'
import { isOurs, nameOf } from '../../i18n/languages'
import type { Draft } from './draft'
import { textsFile } from './draft'
import { Faults } from './fields/Labelled'
import { readTexts } from './server'

const most = 30

export const idOfText = (language: string, key: string): string => `text-${language}-${key}`

interface TextsProps {
  texts: Draft['texts']
  languages: string[]
  faults: SettingsFault[]
  /** What is shown first: the language and the key of a fault that was chosen in the list. */
  language: string
  setLanguage: (language: string) => void
  put: (language: string, key: string, text: string | undefined) => void
}

/** Finds any text of the portal and lets the operator say it in other words. */
export function TextsForm({ texts, languages, faults, language, setLanguage, put }: TextsProps) {
  const [find, setFind] = useState('')
  const { originals, trouble } = useOriginals(language)
  const own = texts[language] ?? {}
  const found = find.trim() === '' ? Object.keys(own) : matching(find, originals, own)
  const offered = [...new Set([...languages, ...Object.keys(texts)])]
  return (
    <>
      <div className="row">
        <label>
          Language
          <select id="texts-language" value={language} onChange={({ target }) => setLanguage(target.value)}>
            {offered.map((one) => (
              <option key={one} value={one} lang={one}>
                {isOurs(one) ? nameOf(one) : one}
              </option>
            ))}
          </select>
        </label>
        <label className="broad">
          Find a text
          <input
            type="search"
            placeholder="Words on the page, or a key"
            value={find}
            onChange={({ target }) => setFind(target.value)}
          />
        </label>
      </div>
      <p className="soft" role="status">
        {trouble ?? counted(find, found.length, Object.keys(own).length)}
      </p>
      <ul className="cards">
        {found.slice(0, most).map((key) => (
          <OneText
            key={`${language} ${key}`}
            language={language}
            textKey={key}
            original={originals[key]}
            own={own[key]}
            words={faults
              .filter(({ file, place }) => file === textsFile(language) && place === key)
              .map(({ words }) => words)}
            put={(text) => put(language, key, text)}
          />
        ))}
      </ul>
    </>
  )
}

/** Reads the portal's texts in a language. Empty until they are there. */
function useOriginals(language: string): { originals: TextsWithRoom; trouble: string | undefined } {
  const [read, setRead] = useState<{ language: string; originals: TextsWithRoom }>()
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => {
    let isOld = false
    readTexts(language).then(
      (originals) => isOld || setRead({ language, originals }),
      (thrown: unknown) => isOld || setTrouble(thrown instanceof Error ? thrown.message : String(thrown)),
    )
    return () => {
      isOld = true
    }
  }, [language])
  const originals = read?.language === language ? read.originals : {}
  return { originals, trouble }
}

function matching(find: string, originals: TextsWithRoom, own: Record<string, string>): string[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean)
  return Object.entries(originals)
    .filter(([key, [text]]) => {
      const all = `${key} ${text} ${own[key] ?? ''}`.toLowerCase()
      return words.every((word) => all.includes(word))
    })
    .map(([key]) => key)
}

function counted(find: string, found: number, changed: number): string {
  if (find.trim() === '') return changed === 1 ? '1 text is your own.' : `${changed} texts are your own.`
  const shown = found > most ? `, of which ${most} are shown` : ''
  return found === 1 ? '1 text' : `${found} texts${shown}`
}

interface OneTextProps {
  language: string
  textKey: string
  original: [text: string, room: number] | undefined
  own: string | undefined
  words: string[]
  put: (text: string | undefined) => void
}

function OneText({ language, textKey, original, own, words, put }: OneTextProps) {
  const id = idOfText(language, textKey)
  const [text, room] = original ?? ['', 0]
  return (
    <li className={`card ${words.length > 0 ? 'wrong' : ''}`}>
      <label htmlFor={id}>
        <code>{textKey}</code>
      </label>
      <p lang={language}>{text}</p>
      <textarea
        id={id}
        rows={2}
        lang={language}
        value={own ?? ''}
        placeholder="Your own words"
        aria-invalid={words.length > 0 || undefined}
        aria-describedby={`${id}-room ${id}-faults`}
        onChange={({ target }) => put(target.value)}
      />
      <div className="line">
        <span className="soft" id={`${id}-room`}>
          {own?.length ?? 0} of {room} characters
        </span>
        {own !== undefined && (
          <button type="button" onClick={() => put(undefined)}>
            Take back <span className="unseen">{textKey}</span>
          </button>
        )}
      </div>
      <Faults id={`${id}-faults`} words={words} />
    </li>
  )
}
