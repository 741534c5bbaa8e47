import { useId, useState } from 'react'
import screens from '../../../e2e/screens.json' with { type: 'json' }
import { nameOf } from '../../i18n/languages'
import { locales } from '../../shared/locales/locales'
import { situations } from '../bench/situations'
import { frameName } from '../frames/frameName'
import type { Scheme } from '../frames/frameName'
import type { FrameDraft } from '../frames/layDraft'
import { Stage } from './Stage'

const pages = (screens as [string, string][]).map(([path, scenario]) => ({ path, scenario }))
const [firstPage = { path: '/', scenario: 'visitor' }] = pages
const widths = { phone: 390, desk: 1280 } as const
type Width = keyof typeof widths

interface View {
  page: number
  /** Empty for the one in which the page has something to show. */
  scenario: string
  width: Width
  scheme: Scheme
  /** Empty for the operator's first one. */
  language: string
}

function addressOf({ page, scenario, language }: View): string {
  const { path, scenario: own } = pages[page] ?? firstPage
  const url = new URL(path, window.location.origin)
  url.searchParams.set('scenario', scenario || own)
  url.searchParams.set('language', language)
  return url.pathname + url.search
}

interface PreviewProps {
  /** The last draft that the portal can start with. */
  draft: FrameDraft | undefined
  languages: string[]
  /** Why the preview is not what stands in the form, in words. */
  waits: string | undefined
}

export function Preview({ draft, languages, waits }: PreviewProps) {
  const [view, setView] = useState<View>({ page: 0, scenario: '', width: 'phone', scheme: 'light', language: '' })
  const shown = view.language === '' ? { ...view, language: languages[0] ?? 'en' } : view
  const { language } = shown
  const choose = (part: Partial<View>) => setView((before) => ({ ...before, ...part }))
  return (
    <section className="preview" aria-labelledby="preview">
      <div className="line">
        <h2 id="preview" tabIndex={-1}>
          Preview
        </h2>
        <p className="soft" role="status">
          {waits ?? 'As you have it'}
        </p>
      </div>
      <Choosers view={shown} choose={choose} />
      {draft && (
        <Stage
          draft={draft}
          address={addressOf(shown)}
          name={frameName('screen', view.scheme)}
          width={widths[view.width]}
          title={`${(pages[view.page] ?? firstPage).path}, ${view.width}, ${view.scheme}, ${language}`}
        />
      )}
    </section>
  )
}

function Choosers({ view, choose }: { view: View; choose: (part: Partial<View>) => void }) {
  return (
    <div className="choosers">
      <label className="broad">
        Page
        <select value={view.page} onChange={({ target }) => choose({ page: Number(target.value), scenario: '' })}>
          {pages.map(({ path, scenario }, at) => (
            <option key={`${path} ${scenario}`} value={at}>
              {path} ({scenario})
            </option>
          ))}
        </select>
      </label>
      <label className="broad">
        Scenario
        <select value={view.scenario} onChange={({ target }) => choose({ scenario: target.value })}>
          <option value="">As the page needs</option>
          {situations.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Either
        title="Width"
        value={view.width}
        among={{ phone: 'Phone', desk: 'Desk' }}
        choose={(width) => choose({ width })}
      />
      <Either
        title="Theme"
        value={view.scheme}
        among={{ light: 'Light', dark: 'Dark' }}
        choose={(scheme) => choose({ scheme })}
      />
      <label>
        Language
        <select value={view.language} onChange={({ target }) => choose({ language: target.value })}>
          {Object.keys(locales).map((one) => (
            <option key={one} value={one} lang={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

interface EitherProps<Name extends string> {
  title: string
  value: Name
  among: Record<Name, string>
  choose: (value: Name) => void
}

function Either<Name extends string>({ title, value, among, choose }: EitherProps<Name>) {
  const group = useId()
  return (
    <fieldset className="either">
      <legend>{title}</legend>
      {(Object.entries(among) as [Name, string][]).map(([name, words]) => (
        <label key={name}>
          <input type="radio" className="unseen" name={group} checked={value === name} onChange={() => choose(name)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}
