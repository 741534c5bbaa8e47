import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { SchemaNode } from '../../../build/operator/settingsSchema'
import { endingsOf } from './fieldKinds'
import { Labelled, Listed } from './Labelled'
import { useForm } from './form'
import type { FieldProps } from './form'
import { valueAt } from './values'

const weight = (content: Uint8Array) => `${Math.ceil(content.length / 1_000)} kB`

/** Returns the path that a chosen file gets: its name in letters that an address takes as they are. */
const pathOf = (name: string, folder = ''): string =>
  `/${folder}${name
    .normalize('NFD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+/, '')}`

interface ChooserProps {
  node: SchemaNode
  label: string
  isMany?: boolean
  take: (files: File[]) => void
}

function Chooser({ node, label, isMany, take }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMany}
        accept={endingsOf(node)
          .map((ending) => `.${ending}`)
          .join()}
        onChange={({ target }) => {
          take([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}

const versionOf = (content: Uint8Array) => content.reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7)

/** A picture as it lies beside the settings. Its address changes with its content, so that no older one is shown. */
function Shown({ path, content }: { path: string; content: Uint8Array }) {
  const version = useMemo(() => versionOf(content), [content])
  return <img className="shown" src={`${path}?${version}`} alt="" />
}

export function FileField(props: FieldProps) {
  const { node, path } = props
  const { settings, files, set, lay } = useForm()
  const value = valueAt(settings, path)
  const name = typeof value === 'string' ? value : ''
  const content = files[name]
  const take = async ([file]: File[]) => {
    if (!file) return
    lay(pathOf(file.name), new Uint8Array(await file.arrayBuffer()))
    set(path, pathOf(file.name))
  }
  return (
    <Labelled
      {...props}
      after={
        <>
          <Chooser node={node} label="Choose a file" take={(chosen) => void take(chosen)} />
          {name && (
            <button type="button" onClick={() => set(path, undefined)}>
              Remove
            </button>
          )}
        </>
      }
    >
      {(control) => (
        <span className="file">
          {content && <Shown path={name} content={content} />}
          <input
            {...control}
            value={name}
            placeholder="None"
            onChange={({ target }) => set(path, target.value || undefined)}
          />
          {content && <span className="soft">{weight(content)}</span>}
        </span>
      )}
    </Labelled>
  )
}

export function FileListField(props: FieldProps) {
  const { node, path } = props
  const { settings, files, set, lay } = useForm()
  const held = valueAt(settings, path)
  const list = Array.isArray(held) ? held.map(String) : []
  const put = (next: string[]) => set(path, next.length > 0 ? next : undefined)
  const take = async (chosen: File[]) => {
    for (const file of chosen) lay(pathOf(file.name, 'fonts/'), new Uint8Array(await file.arrayBuffer()))
    put([...new Set([...list, ...chosen.map(({ name }) => pathOf(name, 'fonts/'))])])
  }
  return (
    <Listed {...props}>
      <ul className="languages">
        {list.map((name) => (
          <li key={name} className="control">
            <span className="grow">
              {name} {files[name] && <span className="soft">{weight(files[name])}</span>}
            </span>
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => put(list.filter((other) => other !== name))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <Sample contents={list.flatMap((name) => files[name] ?? [])} />
      <div className="row">
        <Chooser node={node.items ?? {}} label="Add files" isMany take={(chosen) => void take(chosen)} />
      </div>
    </Listed>
  )
}

const sample = 'operator-sample'

function Sample({ contents }: { contents: Uint8Array[] }): ReactNode {
  const [isReady, setIsReady] = useState(false)
  const key = contents.map(({ length }) => length).join()
  useEffect(() => {
    const faces = contents.map((content) => new FontFace(sample, new Uint8Array(content), { weight: '100 900' }))
    const loaded = Promise.allSettled(
      faces.map(async (face) => {
        await face.load()
        document.fonts.add(face)
      }),
    )
    void loaded.then((all) => setIsReady(all.some(({ status }) => status === 'fulfilled')))
    return () => faces.forEach((face) => document.fonts.delete(face))
    // oxlint-disable-next-line react/exhaustive-deps -- the lengths stand for the contents
  }, [key])
  if (!isReady || contents.length === 0) return null
  return (
    <p className="sample">
      Tickets, passes and value <b>for 12:45</b>
    </p>
  )
}
