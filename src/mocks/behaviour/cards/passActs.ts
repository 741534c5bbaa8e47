import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/cards/passActs'
import { movePasses, phoneOf, putOnCard } from '../../ledger/movePass'
import { cardPlace, phonePlace, unattachedPlace } from '../../ledger/places'
import { isFor, ownCard, whyOutOfUse } from '../../rules/cards/ownCards'
import { passAnswer, passesOf } from '../../histories/passAnswer'
import type { PlacedPass } from '../../histories/passAnswer'
import { refuse } from '../../rules/base/refusal'
import { riderOf } from '../../rules/base/visitor'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { BackendState } from '../../state'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const passActsBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  movePass: ({ state, body, params, visitor, language, now }) => {
    const { user } = riderOf(visitor)
    const placed = passesOf(state, user.uuid).find(({ pass }) => pass.pass_id === params.id) ?? refuse(codes.notFound)
    if (placed.pass.status !== 'Available') refuse(codes.notAllowed)
    const { pass, faremedia_id: card } = placed
    if (body.to === 'cloud') {
      const to = card === null ? unattachedPlace(user.uuid) : cardPlace(card)
      movePasses(state, user.uuid, [{ pass, to }], now)
    } else {
      const device = state.devices.find(({ id, owner }) => id === body.device_id && owner === user.uuid)
      if (!device) refuse(codes.notFound, 'device_id')
      if (!device.is_active) refuse(codes.notAllowed, 'device_id')
      movePasses(state, user.uuid, [{ pass, to: phonePlace(device.id, card) }], now)
    }
    return passAnswer(state, placed, { rider: user.uuid, language })
  },

  listUnattachedPasses: ({ state, visitor, language }) => {
    const rider = riderOf(visitor).user.uuid
    const loose = passesOf(state, rider).filter(
      ({ pass, faremedia_id }) => faremedia_id === null && pass.status === 'Available',
    )
    return { passes: loose.map((placed) => passAnswer(state, placed, { rider, language })) }
  },

  attachPasses: ({ state, body, visitor, now }) => {
    const { user } = riderOf(visitor)
    const card = ownCard(state, visitor, body.faremedia_id)
    if (card.type !== 'virtual' && card.type !== 'physical') refuse(codes.notAllowed, 'faremedia_id')
    if (card.status === 'BLOCKED')
      refuse(card.type === 'virtual' ? codes.virtualCardBlocked : codes.physicalCardBlocked, 'faremedia_id')
    if (whyOutOfUse(card, now)) refuse(codes.notAllowed, 'faremedia_id')
    const attached: string[] = []
    const rejected: { pass_id: string; reason: string }[] = []
    for (const pass_id of new Set(body.pass_ids)) {
      const placed = passesOf(state, user.uuid).find(({ pass }) => pass.pass_id === pass_id)
      const reason = whyNot(state, placed, card)
      if (reason) rejected.push({ pass_id, reason })
      else {
        attached.push(pass_id)
        if (placed && placed.faremedia_id !== card.faremedia_id) putOnCard(state, placed.pass, card, now)
      }
    }
    return { attached, rejected }
  },
}

function whyNot(state: BackendState, placed: PlacedPass | undefined, card: FareMediumRecord): string | undefined {
  if (!placed) return 'not_found'
  if (placed.faremedia_id === card.faremedia_id) return undefined
  if (placed.pass.status !== 'Available') return 'not_available'
  if (phoneOf(state, placed.pass)) return 'on_device'
  const product = state.products.find(({ uuid }) => uuid === placed.pass.product)
  return product && isFor(product, card) ? undefined : 'not_eligible'
}
