import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/cards/passes'
import { pageOf } from '../../histories/pageOf'
import { boughtAt, passAnswer, passesOf } from '../../histories/passAnswer'
import { refuse } from '../../rules/base/refusal'
import { riderOf } from '../../rules/base/visitor'
import { isWithinDays } from '../../histories/withinDays'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const passesBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  listPasses: ({ state, query, visitor, language }) => {
    const [card, status] = [query.get('faremedia_id'), query.get('status')?.toLowerCase()]
    const rider = riderOf(visitor).user.uuid
    const wanted = passesOf(state, rider).filter(
      ({ pass, faremedia_id }) =>
        (!card || faremedia_id === card) &&
        (!status || pass.status.toLowerCase() === status) &&
        isWithinDays(boughtAt(pass), query),
    )
    const { results, ...page } = pageOf(wanted, query)
    return { results: results.map((placed) => passAnswer(state, placed, { rider, language })), ...page }
  },

  getPass: ({ state, params, visitor, language }) => {
    const rider = riderOf(visitor).user.uuid
    const found = passesOf(state, rider).find(({ pass }) => pass.pass_id === params.id) ?? refuse(codes.notFound)
    return passAnswer(state, found, { rider, language })
  },
}
