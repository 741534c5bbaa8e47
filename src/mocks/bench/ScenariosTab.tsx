import { useState } from 'react'
import { searchSituations } from './situations'
import type { Backend } from './useBackend'

export function ScenariosTab({ backend: { state, reopen } }: { backend: Backend }) {
  const [search, setSearch] = useState('')
  const found = searchSituations(search)
  const open = (scenario: string) => reopen({ scenario })
  const openFirst = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (found[0]) open(found[0].name)
  }
  return (
    <section>
      <p className="soft">
        A scenario begins the backend again and clears what the browser keeps. You stay on this page. The enter key
        opens the first one.
      </p>
      <form role="search" onSubmit={openFirst}>
        <label>
          Find a scenario
          <input
            type="search"
            placeholder="card, autoload, guest…"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
      </form>
      <p className="soft" role="status">
        {found.length === 1 ? '1 scenario' : `${found.length} scenarios`}
      </p>
      <ul className="cards">
        {found.map(({ name, about }) => (
          <li key={name}>
            <button
              type="button"
              className="card"
              aria-current={state?.scenario === name ? 'true' : undefined}
              onClick={() => open(name)}
            >
              <b>{name}</b>
              <span className="soft">{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
