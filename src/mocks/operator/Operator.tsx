import { useLayoutEffect, useMemo, useState } from 'react'
import type { DragEvent } from 'react'
import type { SettingsFault } from '../../build/operator/operatorProtocol'
import type { SchemaNode } from '../../build/operator/settingsSchema'
import type { FrameDraft } from '../frames/layDraft'
import { Field } from './fields/Field'
import { FilesBar } from './FilesBar'
import { Preview } from './Preview'
import { TextsForm, idOfText } from './TextsForm'
import { settingsFile, withFiles, withText } from './draft'
import type { Draft, ReadFile } from './draft'
import { FormContext, idOf } from './fields/form'
import type { Form } from './fields/form'
import type { KeptDraft } from './keptDraft'
import { readDropped } from './saving'
import { sections, textsSection } from './sections'
import { Index, isText, sectionOf } from './Index'
import { useDraft } from './useDraft'
import type { DraftOfPage, Right } from './useDraft'
import { withValue } from './fields/values'

interface OperatorProps {
  schema: SchemaNode
  /** The backend of the mock, which the preview keeps to whatever the settings name. */
  hosts: FrameDraft['operator']['hosts']
  layFiles: (files: Draft['files']) => void
}

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
  // The draft is laid before the browser asks for a picture that this rendering shows.
  useLayoutEffect(() => {
    if (draft) layFiles(draft.files)
  }, [draft, layFiles])
  const shown = useFrameDraft(page.right, hosts)
  const faults = judged?.faults ?? []

  const open = (read: ReadFile[]) => setTrouble(takeFiles(page, read))
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

  const form = formOf(schema, draft, faults, page.change)
  const visit = (fault: SettingsFault) => {
    if (isText(fault)) setTextsLanguage(fault.file.slice('texts/'.length, -'.json'.length))
    // The texts of another language come first.
    window.setTimeout(() => goTo(fault))
  }
  return (
    <FormContext value={form}>
      <div className="tool operator" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Head page={page} kept={kept} faults={faults.length} open={open} trouble={trouble ?? page.trouble} />
        <Index faults={faults} notes={judged?.notes ?? []} isJudging={page.isJudging} visit={visit} />
        <main>
          <Sections schema={schema} />
          <section id={textsSection.id} aria-labelledby={`${textsSection.id}-title`} tabIndex={-1}>
            <h2 id={`${textsSection.id}-title`}>{textsSection.title}</h2>
            <p className="soft">{textsSection.about}</p>
            <TextsForm
              texts={draft.texts}
              languages={form.languages}
              faults={faults}
              language={textsLanguage ?? form.languages[0] ?? 'en'}
              setLanguage={setTextsLanguage}
              put={(language, key, text) => page.change((now) => withText(now, language, key, text))}
            />
          </section>
        </main>
        <Preview draft={shown} languages={form.languages} waits={waitsFor(page)} />
      </div>
    </FormContext>
  )
}

/** Takes files into the draft, or opens the draft that they are. Returns why they cannot be taken. */
function takeFiles({ kept, open, change }: DraftOfPage, read: ReadFile[]): string | undefined {
  if (!kept) return undefined
  try {
    const next = withFiles(kept.draft, read)
    if (read.some(({ path }) => path.endsWith(settingsFile))) open(next)
    else change(() => next)
    return undefined
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}

function formOf(schema: SchemaNode, draft: Draft, faults: SettingsFault[], change: DraftOfPage['change']): Form {
  return {
    settings: draft.settings,
    files: draft.files,
    faults,
    languages: languagesOf(draft),
    set: (path, value) =>
      change((now) => ({ ...now, settings: withValue(schema, now.settings, path, value) as Draft['settings'] })),
    lay: (path, content) => change((now) => ({ ...now, files: { ...now.files, [path]: content } })),
  }
}

/** Says why the preview does not show what stands in the fields. */
function waitsFor({ isJudging, judged }: DraftOfPage): string | undefined {
  if (isJudging) return 'Checking …'
  return judged && !judged.operator ? 'Shows the settings before the faults' : undefined
}

interface HeadProps {
  page: DraftOfPage
  kept: KeptDraft
  faults: number
  open: (read: ReadFile[]) => void
  trouble: string | undefined
}

function Head({ page, kept, faults, open, trouble }: HeadProps) {
  return (
    <header>
      <h1>Shape your portal</h1>
      <FilesBar
        kept={kept}
        faults={faults}
        open={open}
        saved={page.saved}
        restart={page.restart}
        goBack={page.goBack}
      />
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </header>
  )
}

function Sections({ schema }: { schema: SchemaNode }) {
  return (
    <>
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
              node && <Field key={key} node={node} path={[key]} isRequired={schema.required?.includes(key) ?? false} />
            )
          })}
        </section>
      ))}
    </>
  )
}

function useFrameDraft(right: Right | undefined, hosts: OperatorProps['hosts']): FrameDraft | undefined {
  return useMemo(() => {
    if (!right) return undefined
    // What needs another site stays out: the page's policy refuses it, and the preview is about the look.
    const { captcha: _, monitoring: __, ...others } = right.operator
    return { ...right, operator: { ...others, hosts } }
  }, [right, hosts])
}
