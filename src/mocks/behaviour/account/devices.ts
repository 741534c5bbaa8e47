import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/account/devices'
import { movePasses } from '../../ledger/movePass'
import { cardPlace, passesAt, placeOf, unattachedPlace, usedPlace, whereIs } from '../../ledger/places'
import { refuse } from '../../rules/base/refusal'
import { riderOf } from '../../rules/base/visitor'
import type { Visitor } from '../../rules/base/visitor'
import type { DeviceRecord } from '../../state/account/devices'
import type { PassRecord } from '../../state/cards/passes'
import type { BackendState } from '../../state'
import type { Language } from '../../words/language'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const devicesBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  listDevices: ({ state, visitor, language }) => listOf(state, visitor, language),

  renameDevice: ({ state, body, params, visitor, language }) => {
    const device = deviceBy(state, visitor, params.id)
    const nickname = body.nickname.trim() || refuse(codes.notValid, 'nickname')
    device.nickname = nickname
    return listOf(state, visitor, language)
  },

  removeDevice: ({ state, body, params, visitor, language, now }) => {
    const device = deviceBy(state, visitor, params.id)
    const passes = passesOn(state, device)
    const isAgreed = passes.every((pass) => canReturn(pass) || body.gives_up.includes(pass.pass_id))
    if (!isAgreed) refuse(codes.deviceNotEmpty)
    const gone = passes.filter((pass) => !canReturn(pass))
    for (const pass of gone) Object.assign(pass, { status: 'Spoiled', reason: lost })
    state.renewals = state.renewals.filter(({ pass_id }) => !gone.some((pass) => pass.pass_id === pass_id))
    const stored = passesAt(state, (place) => whereIs(state, place)?.device === device.id)
    const off = stored.map((pass) => ({ pass, to: cloudOf(state, device, pass) }))
    movePasses(state, device.owner, off, now)
    state.devices = state.devices.filter((record) => record !== device)
    return listOf(state, visitor, language)
  },
}

const lost = { en: 'It was on a device that was removed', fr: 'Il était sur un appareil supprimé' }

const canReturn = ({ status }: Pick<PassRecord, 'status'>) => status === 'Available'

/** Returns where a pass goes that leaves a phone: to its card, to the passes for no card, or to the used-up ones. */
function cloudOf(state: BackendState, { owner }: DeviceRecord, pass: Pick<PassRecord, 'pass_id' | 'status'>): string {
  const card = whereIs(state, placeOf(state, pass.pass_id))?.card ?? null
  if (card !== null) return cardPlace(card)
  return canReturn(pass) ? unattachedPlace(owner) : usedPlace(owner, null)
}

const passesOn = (state: BackendState, { id }: Pick<DeviceRecord, 'id'>): PassRecord[] =>
  passesAt(state, (place) => whereIs(state, place)?.device === id).filter(
    ({ status }) => status === 'Available' || status === 'Active',
  )

const own = (state: BackendState, visitor: Visitor) => {
  const { user } = riderOf(visitor)
  return state.devices.filter(({ owner }) => owner === user.uuid)
}

const deviceBy = (state: BackendState, visitor: Visitor, id: string | undefined): DeviceRecord =>
  own(state, visitor).find((record) => record.id === id) ?? refuse(codes.notFound)

const listOf = (state: BackendState, visitor: Visitor, language: Language) => ({
  devices: own(state, visitor).map(({ owner: _, ...device }) => ({
    ...device,
    tickets: passesOn(state, device).map((pass) => ({
      id: pass.pass_id,
      name: nameOf(state, pass, language),
      can_return: canReturn(pass),
    })),
  })),
})

function nameOf({ products }: BackendState, { product }: PassRecord, language: Language): string {
  return products.find(({ uuid }) => uuid === product)?.name[language] ?? product
}
