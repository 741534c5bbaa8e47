import { describe, expect, test } from 'vitest'
import type { CardPass, FareMedium } from '../../../../api/contract/cards/fareMedia'
import { testSettings } from '../../../../testing/portal'
import { cardNeeds, needyFirst, placeOfNeed } from './cardNeeds'

const settings = testSettings()
const at = Date.parse('2026-11-21T12:00:00Z')

const pass = (renewal_state: string | null, status = 'Active'): CardPass => ({
  pass_id: `pass-${renewal_state}`,
  name: 'Monthly',
  status,
  renewal_state,
})
const card = (facts: object = {}): FareMedium =>
  ({ faremedia_id: 'card-1', type: 'physical', status: 'ACTIVE', passes: [], passesDropped: 0, ...facts }) as FareMedium
const kindsOf = (facts: object) => cardNeeds(card(facts), settings, at).map(({ kind }) => kind)

describe('What of a card needs an act of its rider', () => {
  test.each<[string, object, string[]]>([
    ['is good', {}, []],
    ['is not sold for', { type: 'bank card' }, []],
    ['has an unknown status', { status: 'ON_HOLD' }, []],
    ['is blocked', { status: 'Blocked' }, ['blocked']],
    ['is suspended', { status: 'suspended' }, ['suspended']],
    ['is invalid', { status: 'INVALID' }, ['invalid']],
    ['is expired', { expiration_date: '2026-11-20' }, ['expired']],
    ['expires today', { expiration_date: '2026-11-21' }, []],
    ['has a running autoload', { autoload: { state: 'active' } }, []],
    ['has an autoload that waits for the bank', { autoload: { state: 'pending' } }, []],
    ['has a failed autoload', { autoload: { state: 'Failed' } }, ['autoloadFailed']],
    ['has a paused autoload', { autoload: { state: 'paused' } }, ['autoloadPaused']],
    ['has running renewals', { passes: [pass('active'), pass(null), pass('somehow')] }, []],
    ['has a failed renewal', { passes: [pass('failed')] }, ['renewalFailed']],
    ['has a paused renewal', { passes: [pass('paused')] }, ['renewalPaused']],
    ['has a failed renewal of a pass that is over', { passes: [pass('failed', 'Expired')] }, ['renewalFailed']],
    ['has a paused renewal of a pass that is over', { passes: [pass('paused', 'Expired')] }, []],
    [
      'has several: what failed comes first',
      { autoload: { state: 'paused' }, passes: [pass('paused'), pass('failed')] },
      ['renewalFailed', 'autoloadPaused', 'renewalPaused'],
    ],
    [
      'is blocked, which comes before what it stops',
      { status: 'BLOCKED', autoload: { state: 'failed' }, passes: [pass('failed')] },
      ['blocked'],
    ],
  ])('@ACC-21 a card that %s', (_, facts, kinds) => {
    expect(kindsOf(facts)).toEqual(kinds)
  })

  test.each([
    ['blocked', '/faremedia/card-1?tab=manage'],
    ['suspended', '/faremedia/card-1'],
    ['invalid', '/faremedia/card-1'],
    ['expired', '/faremedia/card-1'],
    ['autoloadFailed', '/faremedia/card-1?tab=autoload'],
    ['autoloadPaused', '/faremedia/card-1?tab=autoload'],
    ['renewalFailed', '/faremedia/card-1?tab=autorenew'],
    ['renewalPaused', '/faremedia/card-1?tab=autorenew'],
  ] as const)('@ACC-21 %s is mended at %s', (kind, place) => {
    expect(placeOfNeed({ kind, pass: pass(null) }, 'card-1')).toBe(place)
  })
})

test('@ACC-21 the cards that need an act come first, the others keep their order', () => {
  const cards = [
    card({ faremedia_id: 'a' }),
    card({ faremedia_id: 'b', autoload: { state: 'failed' } }),
    card({ faremedia_id: 'c' }),
    card({ faremedia_id: 'd', status: 'BLOCKED' }),
  ]
  expect(needyFirst(cards, settings, at).map(({ faremedia_id }) => faremedia_id)).toEqual(['b', 'd', 'a', 'c'])
})
