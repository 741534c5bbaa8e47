import { faultKinds, isAfterwards } from '../../mocks/state/tester/faults'
import type { FaultKind } from '../../mocks/state/tester/faults'
import { fc } from './property'

/** The acts that can happen in a checkout. */
export type Act =
  | { do: 'pay'; clicks: number }
  | { do: 'wait'; ms: number }
  | { do: 'check' | 'reload' | 'acceptPrices' | 'changePrice' | 'endSession' | 'signIn' }
  /** The buyer goes on without an account, signs in to another one, or says to pay although a payment is open. */
  | { do: 'goOnAsGuest' | 'signInAsAnother' | 'agree' }
  | { do: 'changeQuantity'; to: number }
  /** The next order arrives this much later than its sender was told that it failed. */
  | { do: 'holdUp'; ms: number }
  | { do: 'decline'; isOn: boolean }
  | { do: 'fail'; call: 'placing' | 'lookingUp'; kind: FaultKind; times: number }
  | { do: 'slow'; ms: number }

const hour = 3_600_000

/** Every kind of fault. Those after which the order is placed and its answer is lost are twice as frequent. */
const kinds = faultKinds.flatMap((kind) => (isAfterwards(kind) ? [kind, kind] : [kind]))

export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), clicks: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(5, 30, 400, 9_000, 65_000, 12 * hour, 25 * hour),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fail' as const),
      call: fc.constantFrom('placing' as const, 'lookingUp' as const),
      kind: fc.constantFrom<FaultKind>(...kinds, 'lostAnswer'),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('check', 'reload', 'acceptPrices', 'changePrice'),
    }) as fc.Arbitrary<Act>,
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('endSession', 'signIn', 'signIn') }) as fc.Arbitrary<Act>,
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('goOnAsGuest', 'signInAsAnother', 'agree') }) as fc.Arbitrary<Act>,
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('holdUp' as const), ms: fc.constantFrom(50, 500, 20_000, 300_000) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decline' as const), isOn: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('changeQuantity' as const), to: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('slow' as const), ms: fc.constantFrom(0, 500, 12_000, 61_000) }),
  },
)
