import { first } from '../requests/first.mjs'
import { check } from './check.mjs'

/** Promises about records that riders keep: what was saved is read again, stale changes are refused. */

const stale = 40915

const address = {
  firstName: 'Conformity',
  lastName: 'Suite',
  address1: '18 Lantern Street',
  country: 'CA',
  state: 'NS',
  city: 'Halifax',
  zip: 'B3J 1S9',
  is_default: false,
}

/** Adds an address, and returns how it is listed. It goes when the check ends. */
async function added(t, as, more) {
  const before = (await t.good('listAddresses', { as })).addresses.map(({ id }) => id)
  const { addresses } = await t.good('createAddress', { as, body: { ...address, ...more } })
  const own = addresses.find(({ id }) => !before.includes(id))
  t.expect(own !== undefined && addresses.length === before.length + 1, 'The address is not in the list.')
  t.afterwards(() => t.call('removeAddress', { as, params: { id: own.id } }))
  return own
}

const addressesOf = async (t, as) => (await t.good('listAddresses', { as })).addresses

export const recordChecks = [
  check('createAddress', 'kept', 'An address is read as it was saved.', async (t) => {
    const own = await added(t, await t.rider(), { address2: 'Apt 4', city: 'Cap-aux-Meules é”' })
    t.equal([own.city, own.address2, own.zip], ['Cap-aux-Meules é”', 'Apt 4', address.zip], 'The address')
  }),
  check(
    'createAddress',
    'required',
    'An address without one of its required parts is refused by 40001, and `field` names it.',
    async (t) => {
      const { json } = await t.refused('createAddress', 40001, {
        as: await t.rider(),
        body: { ...address, city: '  ' },
      })
      t.equal(json.errors[0].field, 'city', '`field`')
    },
  ),
  check(
    'createAddress',
    'oneDefault',
    'One address is the default; a new default takes it from the other.',
    async (t) => {
      const as = await t.rider()
      const own = await added(t, as, { is_default: true })
      const defaults = (await addressesOf(t, as)).filter(({ is_default }) => is_default)
      t.equal(
        defaults.map(({ id }) => id),
        [own.id],
        'The default',
      )
    },
  ),
  check(
    'updateAddress',
    'stale',
    'A change that names an older version is refused by 40915, and changes nothing.',
    async (t) => {
      const as = await t.rider()
      const { id, version } = await added(t, as)
      t.expect(version != null, 'The address has no version.')
      await t.good('updateAddress', { as, params: { id }, body: { ...address, city: 'Dartmouth', version } })
      await t.refused('updateAddress', stale, { as, params: { id }, body: { ...address, city: 'Truro', version } })
      t.equal((await addressesOf(t, as)).find((entry) => entry.id === id).city, 'Dartmouth', 'The city')
    },
  ),
  check('removeAddress', 'gone', 'A removed address is gone, and every other one stays.', async (t) => {
    const as = await t.rider()
    const { id } = await added(t, as)
    const before = await addressesOf(t, as)
    await t.good('removeAddress', { as, params: { id } })
    const after = await addressesOf(t, as)
    t.equal(
      after.map((entry) => entry.id),
      before.map((entry) => entry.id).filter((entry) => entry !== id),
      'The addresses',
    )
    await t.refused('removeAddress', 40404, { as, params: { id } })
  }),
  check('updateUser', 'kept', 'A name that was changed is read again.', async (t) => {
    const as = await t.newRider()
    const { email, mobile, locale } = await t.good('getMe', { as })
    await t.good('updateUser', { as, body: { first_name: 'Zoë', last_name: 'O’Brien', email, mobile, locale } })
    const { first_name, last_name } = await t.good('getMe', { as })
    t.equal([first_name, last_name], ['Zoë', 'O’Brien'], 'The name')
  }),
  check('updateUser', 'stale', 'A change that names an older version is refused by 40915.', async (t) => {
    const as = await t.newRider()
    const { email, mobile, locale, version } = await t.good('getMe', { as })
    t.expect(version != null, 'The user has no version.')
    const body = { last_name: 'Suite', email, mobile, locale, version }
    await t.good('updateUser', { as, body: { ...body, first_name: 'Ada' } })
    await t.refused('updateUser', stale, { as, body: { ...body, first_name: 'Bea' } })
    t.equal((await t.good('getMe', { as })).first_name, 'Ada', 'The name')
  }),
  check(
    'updateUser',
    'newEmail',
    'Another email needs the password, and counts only when it is confirmed; until then it can be dropped.',
    async (t) => {
      const as = await t.newRider()
      const me = await t.good('getMe', { as })
      const { first_name, last_name, mobile, locale } = me
      const email = t.newPerson().email
      const body = { first_name, last_name, mobile, locale, email }
      await t.refused('updateUser', 40101, { as, body: { ...body, current_password: 'certainly-Wrong-1' } })
      await t.good('updateUser', { as, body: { ...body, current_password: as.password } })
      const changed = await t.good('getMe', { as })
      t.equal([changed.email, changed.new_email], [me.email, email], 'The email and the new one')
      await t.good('keepEmail', { as })
      t.equal((await t.good('getMe', { as })).new_email, null, 'The new email')
      await t.refused('keepEmail', 40404, { as })
    },
  ),
  check(
    'updateNotifications',
    'kept',
    'A setting that was changed is read again, an older version is refused by 40915.',
    async (t) => {
      const as = await t.newRider()
      const { settings, version } = await t.good('getNotifications', { as })
      t.expect(version != null, 'The settings have no version.')
      const [{ event, email, sms, threshold }] = settings
      const changed = { event, email: !email, sms, threshold }
      await t.good('updateNotifications', { as, body: { settings: [changed], version } })
      const read = await t.good('getNotifications', { as })
      t.equal(read.settings.find((entry) => entry.event === event).email, !email, 'The setting')
      t.equal(read.settings.length, settings.length, 'The number of settings')
      await t.refused('updateNotifications', stale, { as, body: { settings: [changed], version } })
    },
  ),
  check(
    'updateNotifications',
    'wrongEvent',
    'A notification that does not exist is refused by 40001, texts to no number by 40302.',
    async (t) => {
      const as = await t.newRider()
      const { settings } = await t.good('getNotifications', { as })
      const [{ event, email, threshold }] = settings
      const setting = { event, email, sms: false, threshold }
      await t.refused('updateNotifications', 40001, {
        as,
        body: { settings: [{ ...setting, event: 'no_such_event' }] },
      })
      await t.refused('updateNotifications', 40302, { as, body: { settings: [{ ...setting, sms: true }] } })
    },
  ),
  check('chooseQuestions', 'kept', 'Chosen questions are read again, their answers never.', async (t) => {
    const as = await t.newRider()
    const { questions } = await t.good('listSecurityQuestions', { as })
    const answers = questions.slice(0, 3).map(({ question_uuid }) => ({ question_uuid, answer: 'Zanzibar' }))
    const body = { answers, current_password: as.password }
    await t.refused('chooseQuestions', 40101, { as, body: { ...body, current_password: 'certainly-Wrong-1' } })
    await t.good('chooseQuestions', { as, body })
    const own = await t.call('listOwnQuestions', { as })
    t.equal(
      own.data.questions.map(({ question_uuid }) => question_uuid).sort(),
      answers.map(({ question_uuid }) => question_uuid).sort(),
      'The questions',
    )
    t.expect(!own.text.includes('Zanzibar'), 'An answer is told.', own)
  }),
  check('renameDevice', 'empty', 'An empty name of a device is refused by 40001, and `field` names it.', async (t) => {
    const as = await t.rider()
    const { devices } = await t.good('listDevices', { as })
    const { id } = first(devices, 'a device of the rider')
    const { json } = await t.refused('renameDevice', 40001, { as, params: { id }, body: { nickname: ' ' } })
    t.equal(json.errors[0].field, 'nickname', '`field`')
  }),
  check('updatePaymentMethod', 'oneDefault', 'One payment method is the default.', async (t) => {
    const as = await t.rider()
    const { payment_methods } = await t.good('listPaymentMethods', { as })
    const old = first(
      payment_methods.filter(({ is_default }) => is_default),
      'a default payment method of the rider',
    )
    const other = first(
      payment_methods.filter(({ id, type }) => id !== old.id && ['card', 'bank', 'paypal'].includes(type)),
      'a second payment method of the rider',
    )
    t.afterwards(() => t.call('updatePaymentMethod', { as, params: { id: old.id }, body: { is_default: true } }))
    const after = await t.good('updatePaymentMethod', { as, params: { id: other.id }, body: { is_default: true } })
    t.equal(
      after.payment_methods.filter(({ is_default }) => is_default).map(({ id }) => id),
      [other.id],
      'The default',
    )
  }),
]
