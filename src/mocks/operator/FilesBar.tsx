import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { KeptDraft } from './keptDraft'
import { filesOf } from './draft'
import type { Draft, ReadFile } from './draft'
import { canWrite, download, readChosen, writeFiles } from './saving'

interface FilesBarProps {
  kept: KeptDraft
  /** How many faults stand in the draft. */
  faults: number
  open: (read: ReadFile[]) => void
  saved: () => void
  restart: () => void
  goBack: (() => void) | undefined
}

const kB = ({ content }: ReadFile) => `${Math.ceil(content.length / 1_000)} kB`

export function FilesBar({ kept, faults, open, saved, restart, goBack }: FilesBarProps) {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const take = async ({ target }: { target: HTMLInputElement }) => {
    const read = await readChosen([...(target.files ?? [])])
    target.value = ''
    open(read)
  }
  return (
    <div className="files">
      <button type="button" onClick={() => folder.current?.click()}>
        Open a folder
      </button>
      <button type="button" onClick={() => files.current?.click()}>
        Open files
      </button>
      <input
        ref={folder}
        type="file"
        hidden
        {...{ webkitdirectory: '' }}
        aria-label="Folder with settings.json"
        onChange={(event) => void take(event)}
      />
      <input
        ref={files}
        type="file"
        hidden
        multiple
        aria-label="settings.json and the files beside it"
        onChange={(event) => void take(event)}
      />
      <Saving draft={kept.draft} faults={faults} saved={saved} />
      <button type="button" onClick={restart}>
        Start over
      </button>
      {goBack && (
        <button type="button" onClick={goBack}>
          Back to your changes
        </button>
      )}
      <p className="soft" role="status">
        {kept.isChanged ? 'Changes that no file holds yet' : 'Nothing changed'}
      </p>
    </div>
  )
}

function Saving({ draft, faults, saved }: { draft: Draft; faults: number; saved: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useClosing(isOpen, place, (byKey) => {
    setIsOpen(false)
    if (byKey) opener.current?.focus()
  })
  const files = isOpen ? filesOf(draft) : []
  const writeAll = () =>
    void writeFiles(files).then(
      (isDone) => isDone && saved(),
      (thrown: unknown) => setTrouble(thrown instanceof Error ? thrown.message : String(thrown)),
    )
  const downloadAll = () => {
    files.forEach(download)
    saved()
  }
  return (
    <div className="saving" ref={place}>
      <button ref={opener} type="button" className="main" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Save
      </button>
      {isOpen && (
        <section className="sheet" aria-label="Files to save">
          {faults > 0 && (
            <p className="trouble">
              {faults === 1 ? 'There is 1 fault' : `There are ${faults} faults`}: npm run settings will refuse these
              files.
            </p>
          )}
          <p>
            Put them into the folder of your build (dist), each at its path, and run{' '}
            <code>npm run settings -- dist</code>.
          </p>
          <FileList files={files} saved={saved} />
          <div className="row">
            <button type="button" onClick={downloadAll}>
              Download all
            </button>
            {canWrite() && (
              <button type="button" className="main" onClick={writeAll}>
                Write into a folder
              </button>
            )}
          </div>
          {trouble && (
            <p role="alert" className="trouble">
              {trouble}
            </p>
          )}
        </section>
      )}
    </div>
  )
}

function FileList({ files, saved }: { files: ReadFile[]; saved: () => void }) {
  return (
    <ul className="cards">
      {files.map((file) => (
        <li key={file.path} className="line">
          <span>
            <code>{file.path}</code> <span className="soft">{kB(file)}</span>
          </span>
          <button
            type="button"
            onClick={() => {
              download(file)
              if (file.path === 'settings.json') saved()
            }}
          >
            Download <span className="unseen">{file.path}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Calls `close` on Escape, and on a press elsewhere. */
function useClosing(isOpen: boolean, place: RefObject<HTMLElement | null>, close: (byKey: boolean) => void): void {
  const closed = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const heard = (event: Event) => {
      const byKey = event instanceof KeyboardEvent
      if (byKey ? event.key === 'Escape' : !place.current?.contains(event.target as Node)) closed(byKey)
    }
    document.addEventListener('keydown', heard)
    document.addEventListener('pointerdown', heard)
    return () => {
      document.removeEventListener('keydown', heard)
      document.removeEventListener('pointerdown', heard)
    }
  }, [isOpen, place])
}
