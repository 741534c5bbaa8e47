import { first } from '../requests/first.mjs'
import { check } from './check.mjs'

/** Promises about phones, and the passes that they store. */

const notThere = 40404
const notAllowed = 40302
const notEmpty = 40912

const own = (call, promise, sentence, run, more) => check(call, promise, sentence, run, { allow: 'close', ...more })

const devicesOf = async (t, as) => (await t.good('listDevices', { as })).devices
const getPass = (t, as, id) => t.good('getPass', { as, params: { id } })
const placeOf = ({ location, device_id }) => [location, device_id ?? null]
const ticketsOf = async (t, as, id) =>
  (await devicesOf(t, as)).find((device) => device.id === id)?.tickets.map((ticket) => ticket.id)

/** Returns a pass of the rider in the cloud, and how it is moved. */
async function movable(t) {
  const as = await t.rider()
  const { results } = await t.good('listPasses', { as, query: { page: 1 } })
  const { pass_id: id } = first(
    results.filter(({ status, location }) => status === 'Available' && location === 'cloud'),
    'an available pass of the rider in the cloud',
  )
  const call = (body) => ({ as, params: { id }, body })
  t.afterwards(() => t.call('movePass', call({ to: 'cloud' })))
  return { as, id, call }
}

const phone = async (t, as, isActive = true) =>
  first(
    (await devicesOf(t, as)).filter(({ is_active }) => (is_active === true) === isActive),
    `${isActive ? 'an active' : 'an inactive'} device of the rider`,
  )

export const phoneChecks = [
  own(
    'movePass',
    'moved',
    'A pass is on the phone that it was moved to, and in the cloud again after that; where it is already, it stays.',
    async (t) => {
      const { as, id, call } = await movable(t)
      const device = await phone(t, as)
      const toPhone = call({ to: 'device', device_id: device.id })
      for (const time of ['once', 'twice']) {
        t.equal(placeOf(await t.good('movePass', toPhone)), ['device', device.id], `The answer, moved ${time}`)
        t.equal(placeOf(await getPass(t, as, id)), ['device', device.id], `The pass, moved ${time}`)
      }
      t.expect((await ticketsOf(t, as, device.id)).includes(id), 'It is not among the tickets of the phone.')
      for (const time of ['once', 'twice'])
        t.equal(
          placeOf(await t.good('movePass', call({ to: 'cloud' }))),
          ['cloud', null],
          `The answer, moved back ${time}`,
        )
      t.equal(placeOf(await getPass(t, as, id)), ['cloud', null], 'The pass')
      t.expect(!(await ticketsOf(t, as, device.id)).includes(id), 'It is still among the tickets of the phone.')
    },
  ),
  own('movePass', 'unknownPhone', 'A phone that the rider does not have is refused by 40404.', async (t) => {
    const { as, id, call } = await movable(t)
    const { json } = await t.refused('movePass', notThere, call({ to: 'device', device_id: 'no-such-phone' }))
    t.equal(json.errors[0].field, 'device_id', '`field`')
    t.equal(placeOf(await getPass(t, as, id)), ['cloud', null], 'The pass')
  }),
  own('movePass', 'inactivePhone', 'No pass goes to a phone that is not active: 40302.', async (t) => {
    const { as, id, call } = await movable(t)
    const device = await phone(t, as, false)
    const { json } = await t.refused('movePass', notAllowed, call({ to: 'device', device_id: device.id }))
    t.equal(json.errors[0].field, 'device_id', '`field`')
    t.equal(placeOf(await getPass(t, as, id)), ['cloud', null], 'The pass')
  }),
  own('movePass', 'inUse', 'A pass that is in use stays where it is: 40302.', async (t) => {
    const as = await t.rider()
    const { results } = await t.good('listPasses', { as, query: { page: 1 } })
    const pass = first(
      results.filter(({ status, location }) => status === 'Active' && location === 'cloud'),
      'a pass of the rider in use',
    )
    const { id: device_id } = await phone(t, as)
    const params = { id: pass.pass_id }
    await t.refused('movePass', notAllowed, { as, params, body: { to: 'device', device_id } })
    t.equal(await getPass(t, as, pass.pass_id), pass, 'The pass')
  }),
  own(
    'removeDevice',
    'notEmpty',
    'A phone stays while a ticket would be lost that was not given up: 40912. Then it goes, and all other tickets return.',
    async (t) => {
      const as = await t.rider()
      const device = first(
        (await devicesOf(t, as)).filter(({ tickets }) => tickets.some(({ can_return }) => !can_return)),
        'situations.tickets, with a phone that stores a pass in use',
      )
      const params = { id: device.id }
      const lost = device.tickets.filter(({ can_return }) => !can_return).map(({ id }) => id)
      for (const gives_up of [[], ['no-such-pass'], lost.slice(1)])
        await t.refused('removeDevice', notEmpty, { as, params, body: { gives_up } })
      t.equal(
        (await devicesOf(t, as)).find(({ id }) => id === device.id),
        device,
        'The phone',
      )
      const { devices } = await t.good('removeDevice', { as, params, body: { gives_up: lost } })
      for (const list of [devices, await devicesOf(t, as)])
        t.expect(
          list.every(({ id }) => id !== device.id),
          'The phone is still in the list.',
        )
      for (const { id, can_return } of device.tickets) {
        const { status, ...pass } = await getPass(t, as, id)
        t.equal(placeOf(pass), ['cloud', null], 'The place of a ticket')
        t.equal(status === 'Available', can_return, `Whether the ticket ${id} can be used`)
      }
    },
    { situation: 'tickets' },
  ),
]
