// @vitest-environment jsdom
// Own modules: a page that another file has loaded would go on after the events of this table.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { contract } from '../../api/contract/index'
import type { CallName } from '../../api/contract/index'
import { behaviours } from '../../mocks/behaviour'
import { faultKinds } from '../../mocks/state/tester/faults'
import * as captcha from '../../features/identity/session/captcha/askCaptcha'
import type { FaultKind } from '../../mocks/state/tester/faults'
import { consequenceOf } from './play/consequences'
import type { Consequence } from './play/consequences'
import { playRow } from './play/playRow'
import { faultTable } from './faultTable'
import { isWhole } from '../chance/sample'

// An external provider shows the captcha. The portal's part begins with the provider's token.
beforeEach(() => void vi.spyOn(captcha, 'askCaptcha').mockResolvedValue('solved'))

const calls = Object.keys(contract) as CallName[]

test('@API-07 every call has a row in the fault table, and a behaviour in the mock backend', () => {
  expect(calls.filter((name) => !Object.hasOwn(faultTable, name))).toEqual([])
  expect(calls.filter((name) => !Object.hasOwn(behaviours, name))).toEqual([])
})

/** The requirements that each kind of fault tests. */
const promises: Record<FaultKind, string> = {
  offline: '@API-05',
  timeout: '@API-05',
  503: '@API-05',
  lostAnswer: '@API-05',
  500: '@API-06',
  429: '@API-06',
  401: '@AUTH-14',
  50020: '@AUTH-14',
  malformed: '@API-04',
  html: '@API-04',
  empty: '@API-04',
  wrongShape: '@API-04',
  42901: '@API-06',
  '500json': '@API-06',
  '502json': '@API-06',
  '504json': '@API-06',
  '400json': '@API-04',
  wafHtml401: '@AUTH-14',
  wafHtml403: '@API-04',
  wafHtml429: '@API-06',
}

/** The message at the end of a session. */
const endAlerts: Partial<Record<Consequence['session'], string>> = {
  ended: 'shared:error.unauthorized',
  cardEnded: 'app:session.cardEnded',
}

const inWords = ({ shows, popUps, session, cart }: Consequence) =>
  [shows, ...popUps.map((popUp) => `pop-up ${popUp}`), `session ${session}`, `cart ${cart}`].join(', ')

const cells = (name: CallName) => {
  const { fails } = faultTable[name]
  return kindsToPlay(name).map((kind) => {
    const consequence = consequenceOf(fails, kind)
    return [promises[kind], kind, inWords(consequence), consequence] as const
  })
}

/**
 * The kinds of fault that a call is played with: all for a call that spends, and in `npm run deep`. Else one for every third
 * consequence, and with the next calls for the others, so that the sample holds every consequence and every kind.
 */
function kindsToPlay(name: CallName): FaultKind[] {
  if (isWhole || ('spends' in contract[name] && contract[name].spends)) return [...faultKinds]
  const effectOf = (kind: FaultKind) => inWords(consequenceOf(faultTable[name].fails, kind))
  const at = calls.indexOf(name)
  return [...new Set(faultKinds.map(effectOf))].flatMap((effect, number) => {
    const kinds = faultKinds.filter((kind) => effectOf(kind) === effect)
    return number % 3 === at % 3 ? (kinds[Math.floor(at / 3) % kinds.length] ?? []) : []
  })
}

test('@API-07 @TEST-05 the sample plays every kind of fault with at least five calls', () => {
  for (const kind of faultKinds)
    expect(calls.filter((name) => kindsToPlay(name).includes(kind)).length, String(kind)).toBeGreaterThanOrEqual(5)
})

describe.each(calls)('%s', (name) => {
  const row = faultTable[name]

  // This test proves that the row's event makes the call.
  test('is made by its event, and goes well', async () => {
    expect(await playRow(name, row)).toMatchObject({
      shows: row.wanted,
      popUps: [],
      alerts: [],
      crashes: [],
    })
  })

  test.each(cells(name))('%s %s: %s', async (_, kind, __, consequence) => {
    const { signIns, timesSent, ...seen } = await playRow(name, row, kind)
    const alert = endAlerts[consequence.session]
    expect(seen).toEqual({ ...consequence, alerts: alert ? [alert] : [], crashes: [] })
    if (alert) expect(signIns).toBe(1)
    else expect(timesSent).toBe(1)
  })
})
