import { newVirtualCard } from '../../src/mocks/state/cards/fareCards'
import type { BackendState } from '../../src/mocks/state'
import { buildRenewingPasses } from '../../src/mocks/state/cards/renewals'
import { people } from '../../src/mocks/state/identity/users'
import { cartLine } from '../../src/mocks/scenarios/carts'
import { buildFrom, buildScenario } from '../../src/mocks/scenarios/buildScenario'

/*
 * A rider and an operator of a size that the mock's scenarios do not have, because tests build each scenario.
 */

const counted = <T>(count: number, of: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => of(at))

const longName = (name: string, at: number) =>
  `${name} ${at + 1}, all zones, every day of the week until the last departure, valid on night buses, express coaches and ferries`

/** The products of the mock over and over: bus tickets for adults, so that one search finds all. */
function addProducts(state: BackendState, count: number): void {
  const model = state.products.find(({ uuid }) => uuid === 'bus-adult-single')
  if (!model) throw new Error('The catalogue has no single ride')
  const added = counted(count - state.products.length, (at) => ({
    ...model,
    uuid: `bus-large-${at}`,
    name: { en: longName(model.name.en, at), fr: longName(model.name.fr, at) },
    list_priority: 1_000 + at,
  }))
  state.products.push(...added)
}

/**
 * Filters with 40 values each. An address holds at most 20, so 17 of them follow bus tickets, and the
 * rest other choices.
 */
function addFilters(state: BackendState, count: number): void {
  const added = counted(count - state.filters.length, (at) => ({
    uuid: `filter-large-${at}`,
    type: 'Origin' as const,
    display_name: { en: `Zone ${at + 1}`, fr: `Zone ${at + 1}` },
    filter_type: at % 2 ? ('list' as const) : ('dropdown' as const),
    needs: at < 17 ? ['service-bus', 'product-tickets'] : ['product-value'],
    values: counted(40, (value) => ({
      uuid: `value-${at}-${value}`,
      value: { en: `Place ${value + 1}`, fr: `Lieu ${value + 1}` },
    })),
  }))
  state.filters.push(...added)
}

/** Every tenth card of the rider holds a pass. */
function addPasses({ passes }: BackendState): void {
  const added = counted(30, (at) =>
    buildRenewingPasses(`card-${at * 10 + 1}`).map((pass) => ({ ...pass, pass_id: `${pass.pass_id}-${at}` })),
  )
  passes.push(...added.flatMap((own) => own.slice(0, 1)))
}

export const buildSmall = () => buildScenario('riderWithFullCart')

export const buildLarge = () =>
  buildFrom('large', {
    signedIn: people.rider,
    orders: 10_000,
    pastPasses: 300,
    activities: 1_000,
    moreCards: (owner) => counted(298, (at) => ({ ...newVirtualCard(at + 1, owner), opening: { general: at * 5 } })),
    change: (state) => {
      addProducts(state, 400)
      addFilters(state, 60)
      addPasses(state)
    },
    cart: (state) => counted(20, (at) => cartLine(state, `bus-large-${at}`, 1)),
  })
