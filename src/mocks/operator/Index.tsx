import type { SettingsFault } from '../../build/operator/operatorProtocol'
import { settingsFile } from './draft'
import { sections, textsSection } from './sections'

export const isText = (fault: SettingsFault) => fault.file !== settingsFile

export const sectionOf = (fault: SettingsFault) =>
  isText(fault) ? textsSection : sections.find(({ keys }) => keys.includes(fault.place.split('.')[0] ?? ''))

interface IndexProps {
  faults: SettingsFault[]
  notes: string[]
  isJudging: boolean
  visit: (fault: SettingsFault) => void
}

export function Index({ faults, notes, isJudging, visit }: IndexProps) {
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
