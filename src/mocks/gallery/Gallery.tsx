import { useState } from 'react'
import { nameOf } from '../../i18n/languages'
import { locales } from '../../shared/locales/locales'
import { Screen } from './Screen'
import { choiceOf, searchOf } from './choice'
import type { Choice } from './choice'
import { statesOf } from './states'
import type { State } from './states'
import { widths } from './styles'

const all = statesOf()
const stateNames = { full: 'Full', empty: 'Empty', loading: 'Loading', error: 'Every call fails' } as const

function shownStates({ find, state }: Choice): [path: string, states: State[]][] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = all.filter(
    (one) =>
      (state === '' || one.state === state) &&
      words.every((word) => `${one.path} ${one.scenario}`.toLowerCase().includes(word)),
  )
  const paths = [...new Set(shown.map(({ path }) => path))]
  return paths.map((path) => [path, shown.filter((one) => one.path === path)])
}

export function Gallery() {
  const [choice, setChoice] = useState(() => choiceOf(window.location.search))
  const choose = (part: Partial<Choice>) => {
    const next = { ...choice, ...part }
    setChoice(next)
    window.history.replaceState(null, '', window.location.pathname + searchOf(next))
  }
  const shown = shownStates(choice)
  const count = shown.reduce((sum, [, states]) => sum + states.length, 0)
  return (
    <div className="tool">
      <header>
        <h1>Every screen</h1>
        <Choosers choice={choice} choose={choose} />
        <p className="soft" role="status">
          {count === 1 ? '1 state' : `${count} states`} of {shown.length === 1 ? '1 screen' : `${shown.length} screens`}
        </p>
      </header>
      <main>
        {shown.map(([path, states]) => (
          <section key={path} aria-label={path}>
            <h2>{path}</h2>
            <ul className="screens">
              {states.map((one) => (
                <Screen
                  key={`${one.scenario} ${one.state}`}
                  screen={one}
                  title={`${stateNames[one.state]}, ${one.scenario}`}
                  choice={choice}
                />
              ))}
            </ul>
          </section>
        ))}
      </main>
    </div>
  )
}

interface ChoosersProps {
  choice: Choice
  choose: (part: Partial<Choice>) => void
}

function Choosers({ choice, choose }: ChoosersProps) {
  return (
    <form role="search" className="choosers" onSubmit={(event) => event.preventDefault()}>
      <label>
        Find a screen
        <input
          type="search"
          placeholder="wallet, cart, newRider…"
          value={choice.find}
          onChange={({ target }) => choose({ find: target.value })}
        />
      </label>
      <label>
        State
        <select value={choice.state} onChange={({ target }) => choose({ state: target.value as Choice['state'] })}>
          <option value="">Every state</option>
          {Object.entries(stateNames).map(([name, title]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        Width
        <select
          value={choice.width}
          onChange={({ target }) => choose({ width: Number(target.value) as Choice['width'] })}
        >
          {Object.keys(widths).map((width) => (
            <option key={width}>{width}</option>
          ))}
        </select>
      </label>
      <label>
        Theme
        <select value={choice.theme} onChange={({ target }) => choose({ theme: target.value as Choice['theme'] })}>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </label>
      <label>
        Language
        <select value={choice.language} onChange={({ target }) => choose({ language: target.value })}>
          {Object.keys(locales).map((language) => (
            <option key={language} value={language} lang={language}>
              {nameOf(language)}
            </option>
          ))}
        </select>
      </label>
    </form>
  )
}
