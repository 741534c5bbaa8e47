// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { settled } from '../testing/settled'
import { openPortal } from '../testing/screens/wholePortal'
import { accountActs } from '../testing/acts/accountActs'
import { cardActs } from '../testing/acts/cardActs'
import { lostCardActs } from '../testing/acts/lostCardActs'
import { handsOf } from '../testing/acts/pressedAct'
import type { PressedAct } from '../testing/acts/pressedAct'
import { isWhole, sampleOf } from '../testing/chance/sample'

const refusal = 'The harbour seal of this form is missing'
const live = '[role="alert"], [role="status"]'

/** What is read of an element that has the focus: its words, its name and its description. */
function readOf(element: Element): string {
  const ids = ['aria-labelledby', 'aria-describedby'].flatMap((name) => element.getAttribute(name)?.split(' ') ?? [])
  const others = ids.map((id) => document.getElementById(id)?.textContent ?? '')
  return [element.getAttribute('aria-label') ?? element.textContent, ...others].join(' ')
}

/** The parts that a screen reader reads out: live regions with the words, and what has the focus if it is named by them. */
function heard(words: RegExp): Element[] {
  const regions = [...document.querySelectorAll(live)].filter((region) => words.test(region.textContent ?? ''))
  const innermost = regions.filter((region) => !regions.some((other) => other !== region && region.contains(other)))
  const focused = document.activeElement ?? document.body
  const isRead = focused !== document.body && words.test(readOf(focused))
  return isRead && !innermost.some((region) => region.contains(focused)) ? [...innermost, focused] : innermost
}

let broughtIntoSight: Element[] = []
beforeEach(() => {
  broughtIntoSight = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    broughtIntoSight.push(this)
  })
})

/** A notice stays in the window; all else has to be scrolled to, or have the focus. */
function isInSight(words: Element): boolean {
  const stays = words.closest('[data-layer]') !== null
  const focused = document.activeElement ?? document.body
  const seen = [...broughtIntoSight, ...(focused === document.body ? [] : [focused])]
  return stays || seen.some((element) => element === words || element.contains(words) || words.contains(element))
}

async function play({ scenario, at, act, call }: PressedAct, refused: boolean) {
  const { user, refuse } = await openPortal(at, scenario)
  await screen.findByRole('heading', { level: 1 })
  if (refused && call) refuse(call, refusal)
  await act(handsOf(user))
}

const expectAnswer = async (words: RegExp) => {
  await waitFor(() => expect(heard(words)).not.toHaveLength(0))
  // The pointer keeps the notices, however slow the machine is.
  document.querySelectorAll('[data-notice]').forEach((notice) => fireEvent.pointerOver(notice))
  await waitFor(() => expect(document.activeElement?.tagName).not.toBe('BODY'))
  await settled()
  const told = heard(words)
  expect(told.map(({ outerHTML }) => outerHTML.slice(0, 300))).toHaveLength(1)
  expect(told.filter((element) => !isInSight(element)).map(({ outerHTML }) => outerHTML.slice(0, 300))).toEqual([])
}

/** `npm test` plays every seventh act once, half of them refused. `npm run deep` plays each both ways. */
const acts = sampleOf([...cardActs, ...lostCardActs, ...accountActs], 7).map((one, at) => {
  const isRefused = one.call !== undefined && at % 2 === 1
  return { ...one, playsRefusal: isWhole ? one.call !== undefined : isRefused, playsSuccess: isWhole || !isRefused }
})

describe.each(acts)('Who $title', (one) => {
  test.runIf(one.playsSuccess)('@FORM-06 hears once that it went well, sees it, and keeps a focus', async () => {
    await play(one, false)
    await expectAnswer(one.says)
  })

  test.runIf(one.playsRefusal)(
    '@FORM-06 reads why it was refused, whatever the reason names, and keeps a focus',
    async () => {
      await play(one, true)
      await expectAnswer(one.refused ?? new RegExp(refusal))
    },
  )
})
