import { vi } from 'vitest'
import { ActOver, handsOf } from '../acts/pressedAct'
import { openPortal } from '../screens/wholePortal'
import { settled } from '../settled'
import { falseWords } from './falseWords'
import type { Flow } from './flow'
import { spoilBackend } from './spoiltBackend'
import type { Defect } from './spoiltBackend'

const areas = Object.keys(import.meta.glob('../../../locales/en/*.json')).map((file) =>
  file.replace(/.*\/|\.json$/g, ''),
)

/** What no screen shows: values of the program, texts without their words, and the page of a crash. */
const broken = new RegExp(
  String.raw`undefined|\bNaN\b|\[object|\{\{|<script|(?:${areas.join('|')}):[a-z]\w+\.|couldn’t show this part of the page`,
)

export interface Seen {
  /** Whether the portal has met the defect. */
  isMet: boolean
  /** Words on the screen that are not true. */
  falseWords: string[]
  /** Broken texts on the screen, and what the console tells of a crash. */
  broken: string[]
}

/**
 * Plays a flow before a backend with a defect until the screen says the words, and no request is on its way. Without own
 * words the flow goes to its end, and the screen says what it says with a good backend.
 */
export async function playFlow(
  { at, scenario, prepare, act, says: wanted }: Flow,
  defect: Defect,
  { says, isCrossOrigin }: { says: RegExp | undefined; isCrossOrigin: boolean },
): Promise<Seen> {
  const complaints: string[] = []
  vi.spyOn(console, 'error').mockImplementation(
    (...told: unknown[]) => void complaints.push(told.map(String).join(' ')),
  )
  let spoilt: ReturnType<typeof spoilBackend> | undefined
  const backend = await openPortal(at, scenario, async (opened) => {
    await prepare?.(opened)
    spoilt = spoilBackend(opened.server, opened.store, defect, isCrossOrigin)
  })
  const before = await backend.api.state()
  const shown: string[] = []
  const look = () => void (shown.at(-1) !== textOfPage() && shown.push(textOfPage()))
  const watching = new MutationObserver(look)
  watching.observe(document.body, { childList: true, characterData: true, subtree: true })
  look()
  let isOver = false
  const acting = act?.(
    handsOf(backend.user, () => isOver),
    backend,
  ).catch((thrown: unknown) => {
    if (!(thrown instanceof ActOver)) throw thrown
  })
  const words = says ?? wanted
  try {
    if (says) await untilOver(acting, () => words.test(textOfPage()))
    else await acting
    await vi.waitFor(() => {
      if (!words.test(textOfPage())) throw new Error(`Not said: ${words}\n${textOfPage()}`)
    })
  } finally {
    isOver = true
  }
  await acting
  await quiet(spoilt)
  look()
  watching.disconnect()
  const crashes = complaints.filter((told) => !told.includes('not implemented'))
  return {
    isMet: spoilt?.isMet() ?? false,
    falseWords: falseWords({ before, after: await backend.api.state() }, shown),
    broken: [...shown.flatMap((text) => broken.exec(text)?.[0] ?? []), ...crashes],
  }
}

/** Waits until the flow has ended or the words are said: on a busy machine a long form takes longer than any one wait. */
async function untilOver(acting: Promise<unknown> | undefined, isSaid: () => boolean): Promise<void> {
  let isActing = acting !== undefined
  const ended = () => void (isActing = false)
  void acting?.then(ended, ended)
  while (isActing && !isSaid()) await settled()
}

const textOfPage = () => document.body.textContent ?? ''

/** Waits until no request is on its way, and none follows. */
async function quiet(spoilt: ReturnType<typeof spoilBackend> | undefined): Promise<void> {
  for (let before = -1; spoilt && (spoilt.isBusy() || spoilt.answered() !== before);) {
    before = spoilt.answered()
    await settled()
  }
}
