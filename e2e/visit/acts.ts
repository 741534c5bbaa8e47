import type { Page } from '@playwright/test'
import { routeOf } from '../../src/shared/routeOf'
import type { Chance } from './chance'
import { controlsOf, elementOf } from './controls'
import type { Control } from './controls'
import { errands } from './errands'
import type { Step } from './errands'

/** The visit as far as it has come. */
export interface Visit {
  page: Page
  chance: Chance
  /** Waits until the page has what it asked for, and judges it. */
  settled: () => Promise<void>
  /** How often each address was open. */
  visited: Map<string, number>
}

interface Act {
  weight: number
  /** Acts, and says what it did; nothing where the page has nothing for it. */
  play: (visit: Visit) => Promise<string | undefined>
}

/** What ends a visit, or leaves the portal. */
const leavesPortal = /Google|Facebook|Apple|PayPal|Sign out|Se déconnecter|Déconnexion|Erase|Effacer/i

/** Opens an address of the portal without loading the document: by a link, or as a link would. */
export async function goInside({ page, settled }: Pick<Visit, 'page' | 'settled'>, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ key: crypto.randomUUID().slice(0, 8), idx: idx + 1, usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, path)
  await settled()
}

/** Presses a control. Returns false if it has gone since it was found, or a dialog has opened over it. */
async function press({ page }: Pick<Visit, 'page'>, control: Control): Promise<boolean> {
  const element = await elementOf(page, control)
  if (!element) return false
  const isGone = () => element.evaluate((node) => !node.isConnected).catch(() => true)
  const isCovered = async () =>
    !control.isInDialog && (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0
  try {
    await element.click({ timeout: 30_000 })
    return true
  } catch (thrown) {
    if (!(await isGone()) && !(await isCovered())) throw thrown
    return false
  } finally {
    await element.dispose()
  }
}

/** A page that leads somewhere else, or nowhere, is no room. */
const isRoom = (control: Control): boolean => {
  if (control.kind !== 'link') return false
  const { hostname, pathname } = new URL(control.href)
  const name = routeOf(pathname)?.name
  return hostname === '127.0.0.1' && name !== undefined && name !== 'appleReturn' && name !== 'appleReturned'
}

const addressOf = (href: string): string => new URL(href).pathname + new URL(href).search

/** Follows a link, rather one to a page that was seldom open. */
async function followLink(visit: Visit): Promise<string | undefined> {
  const links = (await controlsOf(visit.page)).filter(isRoom)
  const link = visit.chance.pick(links, ({ href }) => 1 / (1 + (visit.visited.get(addressOf(href)) ?? 0)) ** 2)
  if (!link) return undefined
  if (!(await press(visit, link))) return undefined
  return `link "${link.name}" to ${addressOf(link.href)}`
}

const pressOne =
  (kinds: Control['kind'][], fits: (control: Control) => boolean = () => true) =>
  async (visit: Visit): Promise<string | undefined> => {
    const found = (await controlsOf(visit.page)).filter(
      (control) => kinds.includes(control.kind) && !leavesPortal.test(control.name) && fits(control),
    )
    const control = visit.chance.pick(found)
    if (!control) return undefined
    if (!(await press(visit, control))) return undefined
    return `${control.kind} "${control.name}"`
  }

/** What somebody would type in a field of that use. */
const typed: [RegExp, string][] = [
  [/password/, 'Transit-2026'],
  [/email/, 'robin@example.com'],
  [/cc-number/, '4111 1111 1111 1111'],
  [/cc-exp/, '12/30'],
  [/cc-csc/, '123'],
  [/postal/, 'B3H 1A1'],
  [/tel/, '902 555 0142'],
  [/date/, '2026-11-01'],
  [/decimal|numeric|number/, '20'],
  [/./, 'Robin'],
]

async function fillField(visit: Visit): Promise<string | undefined> {
  const control = visit.chance.pick((await controlsOf(visit.page)).filter(({ kind }) => kind === 'field'))
  if (!control) return undefined
  const value = typed.find(([use]) => use.test(control.use))?.[1] ?? ''
  const element = await elementOf(visit.page, control)
  await element?.fill(value, { timeout: 30_000 })
  await element?.dispose()
  return `field "${control.name}": ${value}`
}

async function chooseOption(visit: Visit): Promise<string | undefined> {
  const control = visit.chance.pick((await controlsOf(visit.page)).filter(({ kind }) => kind === 'select'))
  const element = control && (await elementOf(visit.page, control))
  if (!control || !element) return undefined
  const values = await element.$$eval('option:not(:disabled)', (options) =>
    options.map((option) => (option as HTMLOptionElement).value),
  )
  const value = visit.chance.pick(values)
  if (value !== undefined) await element.selectOption(value, { timeout: 30_000 })
  await element.dispose()
  return `select "${control.name}": ${value}`
}

const languageIn = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang)

/** Chooses a language in the header's menu. */
async function chooseLanguage({ page, settled }: Visit, language: string): Promise<boolean> {
  if ((await languageIn(page)) === language) return true
  await page.keyboard.press('Escape')
  await settled()
  for (const control of await controlsOf(page)) {
    if (control.kind !== 'button' || !/Language|Langue/.test(control.name)) continue
    await press({ page }, control)
    await page.locator(`[role=menuitemradio][lang="${language}"]`).click({ timeout: 30_000 })
    await settled()
    return (await languageIn(page)) === language
  }
  return false
}

async function switchLanguage(visit: Visit): Promise<string | undefined> {
  const next = (await languageIn(visit.page)) === 'en' ? 'fr' : 'en'
  return (await chooseLanguage(visit, next)) ? `language ${next}` : undefined
}

async function takeStep({ page, settled }: Visit, [role, name, value]: Step): Promise<boolean> {
  const exact = typeof name === 'string'
  const options = { name, exact, disabled: false }
  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const named = role === 'answer' ? dialogs.getByRole('button', options) : page.getByRole(role, options)
  const target = named.filter({ visible: true }).last()
  // What is not there, as "Checkout" of an empty cart, ends the errand.
  const isThere = await target.waitFor({ timeout: 3_000 }).then(
    () => true,
    () => false,
  )
  if (!isThere) return false
  if (value?.startsWith('Arrow')) await target.press(value, { timeout: 30_000 })
  else if (value === undefined) await target.click({ timeout: 30_000 })
  else await target.fill(value, { timeout: 30_000 })
  await settled()
  return true
}

/** Runs an errand as far as the page lets it. */
async function runErrand(visit: Visit): Promise<string | undefined> {
  const errand = visit.chance.pick(errands)
  if (!errand || !(await chooseLanguage(visit, 'en'))) return undefined
  await goInside(visit, errand.path)
  let done = 0
  while (done < errand.steps.length && (await takeStep(visit, errand.steps[done] as Step))) done += 1
  return `errand "${errand.name}": ${done} of ${errand.steps.length} steps`
}

const theme = async ({ page, chance }: Visit) => {
  const colorScheme = chance.pick(['light', 'dark'] as const)
  await page.emulateMedia({ colorScheme })
  return `theme ${colorScheme}`
}

const width = async ({ page, chance }: Visit) => {
  const size = chance.pick([
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) as { width: number; height: number }
  await page.setViewportSize(size)
  return `width ${size.width}`
}

/** Goes one page back or forward, but never out of the visit. */
const travel =
  (by: -1 | 1) =>
  async ({ page }: Visit) => {
    const isFirst = await page.evaluate(() => ((history.state ?? {}) as { idx?: number }).idx === 0)
    if (isFirst && by < 0) return undefined
    await page.evaluate((delta) => history.go(delta), by)
    return by < 0 ? 'back' : 'forward'
  }

const key =
  (name: string) =>
  async ({ page }: Visit) => {
    await page.keyboard.press(name)
    return `key ${name}`
  }

const acts: readonly Act[] = [
  { weight: 24, play: followLink },
  { weight: 16, play: pressOne(['button']) },
  { weight: 8, play: pressOne(['choice']) },
  { weight: 8, play: pressOne(['entry', 'button'], ({ isInDialog, kind }) => isInDialog || kind === 'entry') },
  { weight: 14, play: runErrand },
  { weight: 6, play: fillField },
  { weight: 3, play: chooseOption },
  { weight: 3, play: switchLanguage },
  { weight: 3, play: theme },
  { weight: 3, play: width },
  { weight: 5, play: travel(-1) },
  { weight: 3, play: travel(1) },
  { weight: 4, play: key('Escape') },
  { weight: 2, play: key('Tab') },
]

/** Plays one act by chance, and says what it was. */
export async function actByChance(visit: Visit): Promise<string> {
  for (;;) {
    const act = visit.chance.pick(acts, ({ weight }) => weight)
    const told = await act?.play(visit)
    if (!told) continue
    await visit.settled()
    const { pathname, search } = new URL(visit.page.url())
    visit.visited.set(pathname + search, (visit.visited.get(pathname + search) ?? 0) + 1)
    return `${told} -> ${pathname}${search}`
  }
}
