import { useState } from 'react'
import { buildScenario } from '../scenarios/buildScenario'
import { chosenLanguage } from '../scenarios/keptValues'
import { isScenarioName } from '../scenarios/recipes'
import type { BackendState } from '../state'
import { addressOf, storyOf } from './share'
import type { Backend } from './useBackend'

/** Faults that the tester has added to those of the scenario, which come with its name. */
function ownFaults({ scenario, faults }: BackendState): BackendState['faults'] {
  const given = isScenarioName(scenario) ? buildScenario(scenario).state.faults : []
  const texts = given.map((fault) => JSON.stringify(fault))
  return faults.filter((fault) => !texts.includes(JSON.stringify(fault)))
}

const headingOf = (): string => document.querySelector('h1')?.textContent?.trim() ?? ''

export function CopyTab({ backend: { state } }: { backend: Backend }) {
  if (!state) return null
  const { pathname, search, hash, origin } = window.location
  const setting = { ...state, faults: ownFaults(state), language: chosenLanguage() }
  const address = addressOf(setting, pathname + search + hash)
  return (
    <section>
      <p className="soft">
        This page in its scenario, with the faults, delays, clock, words and language of the bench. What was done since
        the scenario began is not in it.
      </p>
      <Copied title="Address" text={origin + address} rows={3} />
      <Copied title="Playwright" text={storyOf(address, headingOf())} rows={9} />
    </section>
  )
}

function Copied({ title, text, rows }: { title: string; text: string; rows: number }) {
  const [told, setTold] = useState('')
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setTold('Copied'),
      () => setTold('The browser refuses it: copy it from the field.'),
    )
  return (
    <div className="cards">
      <label>
        {title}
        <textarea readOnly rows={rows} value={text} spellCheck={false} />
      </label>
      <div className="row">
        <button type="button" className="main" onClick={copy}>
          Copy {title === 'Address' ? 'the address' : 'the test'}
        </button>
        <span role="status">{told}</span>
      </div>
    </div>
  )
}
