import { useLayoutEffect, useMemo, useState } from 'react'
import type { DragEvent } from 'react'
import type { SettingsFault } from '../../build/operator/operatorProtocol'
import type { SchemaNode } from '../../build/operator/settingsSchema'
import type { FrameDraft } from '../frames/layDraft'
import { Field } from './fields/Field'
import { FilesBar } from './FilesBar'
import { Preview } from './Preview'
import { TextsForm, idOfText } from './TextsForm'
import { settingsFile, withFiles } from './draft'
import type { Draft, ReadFile } from './draft'
import { FormContext, idOf } from './fields/form'
import type { Form } from './fields/form'
import { readDropped } from './saving'
import { sections, textsSection } from './sections'
import { useDraft } from './useDraft'
import type { Right } from './useDraft'
import { withValue } from './fields/values'

interface OperatorProps {
  schema: SchemaNode
  /** The backend of the mock, which the preview keeps to whatever the settings name. */
  hosts: FrameDraft['operator']['hosts']
  /** Tells the page which files lie beside the settings. */
  layFiles: (files: Draft['files']) => void
}

const isText = (fault: SettingsFault) => fault.file !== settingsFile

const sectionOf = (fault: SettingsFault) =>
  isText(fault) ? textsSection : sections.find(({ keys }) => keys.includes(fault.place.split('.')[0] ?? ''))

const languagesOf = ({ settings }: Draft): string[] =>
  Array.isArray(settings.languages) ? settings.languages.filter((one) => typeof one === 'string') : ['en', 'fr']

/** Goes to the field of a place, or to the group around it that stands on the page. */
function goTo(fault: SettingsFault): void {
  const parts = fault.place.split('.')
  const ids = isText(fault)
    ? [idOfText(fault.file.slice('texts/'.length, -'.json'.length), fault.place), textsSection.id]
    : [...parts.map((_, at) => idOf(parts.slice(0, parts.length - at).join('.'))), sectionOf(fault)?.id ?? '']
  const found = ids.map((id) => document.getElementById(id)).find(Boolean)
  found?.scrollIntoView({ block: 'center' })
  found?.focus()
}

export function Operator({ schema, hosts, layFiles }: OperatorProps) {
  const page = useDraft()
  const { kept, judged } = page
  const [trouble, setTrouble] = useState<string>()
  const [textsLanguage, setTextsLanguage] = useState<string>()
  const draft = kept?.draft
  // Before the browser asks for a picture that this rendering shows.
  useLayoutEffect(() => {
    if (draft) layFiles(draft.files)
  }, [draft, layFiles])
  const shown = useFrameDraft(page.right, hosts)
  const faults = judged?.faults ?? []

  const open = (read: ReadFile[]) => {
    try {
      if (!draft) return
      const next = withFiles(draft, read)
      setTrouble(undefined)
      if (read.some(({ path }) => path.endsWith(settingsFile))) page.open(next)
      else page.change(() => next)
    } catch (thrown) {
      setTrouble(thrown instanceof Error ? thrown.message : String(thrown))
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void readDropped(event.dataTransfer).then(open)
  }
  if (!draft || !kept)
    return (
      <p className="tool begins" role="status">
        {page.trouble ?? 'The settings are read …'}
      </p>
    )

  const form: Form = {
    settings: draft.settings,
    files: draft.files,
    faults,
    languages: languagesOf(draft),
    set: (path, value) =>
      page.change((now) => ({ ...now, settings: withValue(schema, now.settings, path, value) as Draft['settings'] })),
    lay: (path, content) => page.change((now) => ({ ...now, files: { ...now.files, [path]: content } })),
  }
  const putText = (language: string, key: string, text: string | undefined) =>
    page.change((now) => {
      const { [key]: _, ...others } = now.texts[language] ?? {}
      const own = text === undefined ? others : { ...now.texts[language], [key]: text }
      return { ...now, texts: { ...now.texts, [language]: own } }
    })
  const visit = (fault: SettingsFault) => {
    if (isText(fault)) setTextsLanguage(fault.file.slice('texts/'.length, -'.json'.length))
    // The texts of another language come first.
    window.setTimeout(() => goTo(fault))
  }
  const waits = page.isJudging
    ? 'Checking …'
    : judged && !judged.operator
      ? 'Shows the settings before the faults'
      : undefined

  return (
    <FormContext value={form}>
      <div className="tool operator" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <header>
          <h1>Shape your portal</h1>
          <FilesBar
            kept={kept}
            faults={faults.length}
            open={open}
            saved={page.saved}
            restart={page.restart}
            goBack={page.goBack}
          />
          {(trouble ?? page.trouble) && (
            <p role="alert" className="trouble">
              {trouble ?? page.trouble}
            </p>
          )}
        </header>
        <Index faults={faults} notes={judged?.notes ?? []} isJudging={page.isJudging} visit={visit} />
        <main>
          {sections.map(({ id, title, about, keys }) => (
            <section
              key={id}
              id={id}
              className={keys.length === 1 ? 'only' : undefined}
              aria-labelledby={`${id}-title`}
              tabIndex={-1}
            >
              <h2 id={`${id}-title`}>{title}</h2>
              <p className="soft">{about}</p>
              {keys.map((key) => {
                const node = schema.properties?.[key]
                return (
                  node && (
                    <Field key={key} node={node} path={[key]} isRequired={schema.required?.includes(key) ?? false} />
                  )
                )
              })}
            </section>
          ))}
          <section id={textsSection.id} aria-labelledby={`${textsSection.id}-title`} tabIndex={-1}>
            <h2 id={`${textsSection.id}-title`}>{textsSection.title}</h2>
            <p className="soft">{textsSection.about}</p>
            <TextsForm
              texts={draft.texts}
              languages={form.languages}
              faults={faults}
              language={textsLanguage ?? form.languages[0] ?? 'en'}
              setLanguage={setTextsLanguage}
              put={putText}
            />
          </section>
        </main>
        <Preview draft={shown} languages={form.languages} waits={waits} />
      </div>
    </FormContext>
  )
}

interface IndexProps {
  faults: SettingsFault[]
  notes: string[]
  isJudging: boolean
  visit: (fault: SettingsFault) => void
}

/** The parts of the page, and everything that `npm run settings` would refuse, each with a way to its field. */
function Index({ faults, notes, isJudging, visit }: IndexProps) {
  return (
    <nav aria-label="Parts of the settings">
      <ul>
        {[...sections, textsSection].map((section) => {
          const count = faults.filter((fault) => sectionOf(fault) === section).length
          return (
            <li key={section.id}>
              <a href={`#${section.id}`}>
                {section.title}
                {count > 0 && (
                  <span className="chip broken">
                    {count} <span className="unseen">{count === 1 ? 'fault' : 'faults'}</span>
                  </span>
                )}
              </a>
            </li>
          )
        })}
        <li className="narrowOnly">
          <a href="#preview">Preview</a>
        </li>
      </ul>
      <p role="status" className={`verdict ${faults.length > 0 ? 'broken' : 'good'}`}>
        {verdictOf(faults.length, isJudging)}
      </p>
      {faults.length > 0 && (
        <ul className="found">
          {faults.map((fault) => (
            <li key={`${fault.file} ${fault.place} ${fault.words}`}>
              <button type="button" className="plain" onClick={() => visit(fault)}>
                <code>{fault.place}</code> {fault.words}
              </button>
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className="soft">
          {note}
        </p>
      ))}
    </nav>
  )
}

function verdictOf(faults: number, isJudging: boolean): string {
  if (isJudging) return 'Checking …'
  if (faults === 0) return 'No faults: npm run settings takes this'
  return faults === 1 ? '1 fault' : `${faults} faults`
}

/** Returns the draft as a frame takes it. */
function useFrameDraft(right: Right | undefined, hosts: OperatorProps['hosts']): FrameDraft | undefined {
  return useMemo(() => {
    if (!right) return undefined
    // What needs another site stays out: the page's policy refuses it, and the preview is about the look.
    const { captcha: _, monitoring: __, ...others } = right.operator
    return { ...right, operator: { ...others, hosts } }
  }, [right, hosts])
}
