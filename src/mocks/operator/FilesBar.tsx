import { useEffect, useRef, useState } from 'react'
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

/** Opening, saving, and the list of what is saved. */
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
  useEffect(() => {
    if (!isOpen) return
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : place.current?.contains(event.target as Node))
        return
      setIsOpen(false)
      if (event instanceof KeyboardEvent) opener.current?.focus()
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [isOpen])
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
