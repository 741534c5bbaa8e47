import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { nameOf } from '../../i18n/languages'
import { pseudoLocale } from '../../i18n/pseudoLocale'
import { locales } from '../../shared/locales/locales'
import { frameName } from '../frames/frameName'
import type { Scheme } from '../frames/frameName'
import type { Backend } from './useBackend'

const widths = [320, 360, 768, 1024, 1280]

export function LookTab({ backend: { state, portalMock, act, reopen } }: { backend: Backend }) {
  const [isFramed, setIsFramed] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const speak = (language: string) => reopen({ language })
  const lengthen = () =>
    act(async () => {
      await portalMock.words('long')
      reopen()
    })
  const close = () => {
    setIsFramed(false)
    opener.current?.focus()
  }
  return (
    <>
      <section>
        <h3>Width and theme</h3>
        <p className="soft">Shows this page, with this session, in a frame of any width, light or dark.</p>
        <div className="row">
          <button type="button" className="main" ref={opener} onClick={() => setIsFramed(true)}>
            Show in a frame
          </button>
          <a className="button" href="/__screens">
            Every screen
          </a>
        </div>
      </section>
      <section>
        <h3>Language</h3>
        <p className="soft">Also those that the operator does not offer. The last one is English, 40 % longer.</p>
        <div className="row">
          {Object.keys(locales).map((language) => (
            <button key={language} type="button" lang={language} onClick={() => speak(language)}>
              {language === pseudoLocale ? 'Ţéxt šô lôñg' : nameOf(language)}
            </button>
          ))}
        </div>
      </section>
      <section>
        <h3>Words of the backend</h3>
        <p className="soft">
          {state?.hasLongWords
            ? 'Every text is one word of 60 letters, until another scenario begins.'
            : 'Names, numbers and descriptions can each be one word of 60 letters.'}
        </p>
        <div className="row">
          <button type="button" onClick={lengthen}>
            Long words
          </button>
        </div>
      </section>
      {isFramed && <Framed close={close} />}
    </>
  )
}

function Framed({ close }: { close: () => void }) {
  const [width, setWidth] = useState(360)
  const [scheme, setScheme] = useState<Scheme>('dark')
  const [address] = useState(window.location.href)
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => first.current?.focus(), [])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The bench stays open.
    event.preventDefault()
    close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from each of its controls
    <div className="look" role="dialog" aria-label="The page in a frame" tabIndex={-1} onKeyDown={closeByKey}>
      <div className="bar">
        <div className="row">
          <label>
            Width
            <select ref={first} value={width} onChange={({ target }) => setWidth(Number(target.value))}>
              {widths.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
          <label>
            Theme
            <select value={scheme} onChange={({ target }) => setScheme(target.value as Scheme)}>
              <option value="light">Light</option>
              <option value="dark">Dark</option>
            </select>
          </label>
        </div>
        <button type="button" onClick={close}>
          Back to the page
        </button>
      </div>
      <div className="stage">
        <iframe
          key={scheme}
          title={`The page, ${width} wide, ${scheme}`}
          name={frameName('look', scheme)}
          src={address}
          width={width}
        />
      </div>
    </div>
  )
}
