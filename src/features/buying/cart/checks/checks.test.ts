import { describe, expect, test } from 'vitest'
import { anyLine, cartLine } from '../../../../testing/buying/cartLines'
import { countOf, lineKey } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'
import { addToCartChecks } from './checks'
import { draftOf, linesOf } from './draft'
import type { CartRules, Question } from './draft'
import { walkChecks } from './walkChecks'
import { fc, property } from '../../../../testing/chance/property'

const plain: CartRules = { maxCartQuantity: 20, maxQuantityPerAdd: 20, isTransitMode: false, canSubscribe: true }
const transit: CartRules = { ...plain, isTransitMode: true }

/** Runs the checks with the given answers, and returns the questions and the resulting cart. */
function walk(lines: CartLine[], addition: CartLine, rules: CartRules, answer: (question: Question) => string) {
  const asked: string[] = []
  const walking = walkChecks(addToCartChecks, draftOf(lines, addition, rules))
  let step = walking.next()
  while (!step.done) {
    asked.push(step.value.dialog.name)
    step = walking.next(step.value.answers[answer(step.value)] ?? 'abort')
  }
  const setAside = step.value === 'abort' ? [] : step.value.setAside
  return { asked, setAside, lines: step.value === 'abort' ? lines : linesOf(step.value) }
}

const agree: Record<string, string> = {
  startOver: 'clear',
  mixedKinds: 'clear',
  productAlert: 'accept',
  autoRenew: 'auto',
  orderLimit: 'understood',
  lineLimit: 'understood',
}
const yes = ({ dialog }: Question) => agree[dialog.name] ?? ''

describe('Add to cart asks in the order of the specification', () => {
  const other = cartLine({ uuid: 'ferry', orgUuidProduct: 'org-2' })
  const forNoCard = cartLine({ uuid: 'pass', subscription_allowed: true })
  const pass = { ...forNoCard, faremedia_id: 'card-a' }
  const alerting = cartLine({ uuid: 'alerting', alert_message: 'Weekdays only' })
  const physical = cartLine({ uuid: 'card', type: 'PHYSICAL_PASS' })

  test.each<[string, CartLine[], CartLine, CartRules, string[], string[]]>([
    ['an empty cart asks nothing', [], cartLine(), plain, [], ['bus-adult-single']],
    [
      '@CART-01 another organization asks to start over, and clears',
      [other],
      cartLine(),
      plain,
      ['startOver'],
      ['bus-adult-single'],
    ],
    [
      'the same kind is added unasked in transit mode',
      [alerting],
      cartLine(),
      transit,
      [],
      ['alerting', cartLine().uuid],
    ],
    ['@CART-01 transit mode asks before mixing kinds', [cartLine()], physical, transit, ['mixedKinds'], ['card']],
    [
      'outside transit mode kinds may meet in the cart',
      [cartLine()],
      physical,
      plain,
      [],
      ['bus-adult-single', 'card'],
    ],
    [
      '@CART-01 a product in the cart asks no alert again',
      [alerting, cartLine()],
      alerting,
      plain,
      [],
      ['bus-adult-single', 'alerting'],
    ],
    ['@CART-01 an alert is asked before the product is added', [], alerting, plain, ['productAlert'], ['alerting']],
    ['@CART-01 transit mode asks for renewal where it is allowed', [], pass, transit, ['autoRenew'], ['pass']],
    ['renewal is no question outside transit mode', [], pass, plain, [], ['pass']],
    ['@FM-07 what is for no card is not asked about renewal (decision 223)', [], forNoCard, transit, [], ['pass']],
    [
      'an alert and then the renewal (decision 5)',
      [],
      cartLine({ uuid: 'both', alert_message: 'Read me', subscription_allowed: true, faremedia_id: null }),
      transit,
      ['productAlert', 'autoRenew'],
      ['both'],
    ],
    [
      'after starting over, the rest is asked of the emptied cart (decision 6)',
      [other],
      cartLine({ uuid: 'both', alert_message: 'Read me', subscription_allowed: true, faremedia_id: null }),
      transit,
      ['startOver', 'productAlert', 'autoRenew'],
      ['both'],
    ],
    [
      '@CART-04 the order limit is asked last',
      [cartLine({ quantity: 20 })],
      alerting,
      plain,
      ['productAlert', 'orderLimit'],
      ['bus-adult-single'],
    ],
    [
      '@CART-02 the limit holds for a product in the cart too',
      [cartLine({ quantity: 20 })],
      cartLine(),
      plain,
      ['orderLimit'],
      ['bus-adult-single'],
    ],
    [
      'one add above the quantity per add is refused',
      [],
      cartLine({ quantity: 30 }),
      { ...plain, maxCartQuantity: 100 },
      ['lineLimit'],
      [],
    ],
    [
      '@CART-04 as much as both limits allow is added unasked',
      [],
      cartLine({ quantity: 20 }),
      plain,
      [],
      [cartLine().uuid],
    ],
  ])('%s', (_, lines, addition, rules, asked, result) => {
    const walked = walk(lines, addition, rules, yes)
    expect(walked.asked).toEqual(asked)
    expect(walked.lines.map((line) => line.uuid)).toEqual(result)
  })

  test('@CART-01 renewal chosen marks the line, single leaves it one-time', () => {
    expect(walk([], pass, transit, () => 'auto').lines[0]?.isSubscribed).toBe(true)
    expect(walk([], pass, transit, () => 'single').lines[0]?.isSubscribed).toBe(false)
  })

  test('@CART-01 a repeated product raises the quantity and moves to the end', () => {
    const { lines } = walk([cartLine({ quantity: 2 }), alerting], cartLine({ quantity: 3 }), plain, yes)
    expect(lines.map(({ uuid, quantity }) => [uuid, quantity])).toEqual([
      ['alerting', 1],
      ['bus-adult-single', 5],
    ])
  })

  test.each<[string, CartLine[], CartLine, CartRules]>([
    ['another organization', [other, alerting], cartLine(), plain],
    ['another kind', [cartLine(), alerting], physical, transit],
  ])('@CART-13 a cart in conflict by %s can be set aside as a whole', (_, lines, addition, rules) => {
    const walked = walk(lines, addition, rules, () => 'save')
    expect(walked.setAside).toBe(lines)
    expect(walked.lines).toEqual([addition])
  })

  test('@CART-10 a repeated product shows its new price beside the one that was agreed to, and is sold again', () => {
    const gone = cartLine({ isGone: true, isSubscribed: true, subscription_allowed: true })
    const again = cartLine({ list_price: 400, name: 'New name', subscription_allowed: true })
    expect(walk([gone], again, plain, yes).lines).toEqual([
      { ...again, quantity: 2, formerPrice: 350, isSubscribed: true },
    ])
  })
})

describe('Whatever is added and answered', () => {
  const anyRules = fc.record({
    maxCartQuantity: fc.integer({ min: 1, max: 40 }),
    maxQuantityPerAdd: fc.integer({ min: 1, max: 20 }),
    isTransitMode: fc.boolean(),
    canSubscribe: fc.boolean(),
  })
  const additions = fc.array(anyLine, { maxLength: 12 })

  property([additions, anyRules, fc.infiniteStream(fc.nat(2))])(
    '@CART-02 the cart holds one organization, one line a product, no more than the limit',
    (added, rules, choices) => {
      let lines: CartLine[] = []
      for (const addition of added) {
        const answer = (question: Question) => {
          const answers = Object.keys(question.answers)
          return answers[(choices.next().value ?? 0) % answers.length] ?? ''
        }
        lines = walk(lines, addition, rules, answer).lines
        expect(countOf(lines)).toBeLessThanOrEqual(rules.maxCartQuantity)
        expect(new Set(lines.map((line) => line.orgUuidProduct)).size).toBeLessThanOrEqual(1)
        expect(new Set(lines.map(lineKey)).size).toBe(lines.length)
        if (rules.isTransitMode) expect(new Set(lines.map((line) => line.type)).size).toBeLessThanOrEqual(1)
      }
    },
  )

  property([fc.array(anyLine, { maxLength: 4 }), anyLine, anyRules])(
    '@CART-02 a refused dialog leaves the cart exactly as it was',
    (before, addition, rules) => {
      const refuse = (question: Question) =>
        Object.entries(question.answers).find(([, next]) => next === 'abort')?.[0] ?? ''
      const walked = walk(before, addition, rules, refuse)
      if (walked.asked.length > 0) expect(walked.lines).toBe(before)
    },
  )
})
