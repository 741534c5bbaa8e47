import { check } from './check.mjs'

/** Promises about forms, languages, and the headers of answers. */

const wrongPassword = 'certainly-Wrong-1'
const notValid = 40001
const signInNeeded = 40100
const wrongLogin = 40101

export const wordChecks = [
  check(
    'getForm',
    'languages',
    'A form is in the language that was asked for.',
    async (t) => {
      const labels = async (langCode) => {
        const { fields } = await t.good('getForm', { body: { form_method: 'signup', langCode }, language: langCode })
        return fields.map(({ label }) => label).join()
      }
      t.expect((await labels('en')) !== (await labels('fr')), 'The form is the same in English and French.')
    },
    { reads: true },
  ),
  ...['login', 'signup', 'forgot', 'reset', 'invite'].map((form_method) =>
    check(
      'getForm',
      `form ${form_method}`,
      'Each form that the portal asks for exists, with a key of its own per field.',
      async (t) => {
        const { fields } = await t.good('getForm', { body: { form_method, langCode: 'en' } })
        const keys = fields.map(({ key }) => key)
        t.equal(new Set(keys).size, keys.length, 'The keys of the fields')
        t.expect(keys.length > 0, 'The form has no fields.')
      },
      { reads: true },
    ),
  ),
  check(
    'getForm',
    'unknownForm',
    'A form that does not exist is refused by 40001.',
    async (t) => {
      await t.refused('getForm', notValid, { body: { form_method: 'no-such-form', langCode: 'en' } })
    },
    { reads: true },
  ),
  check(
    'login',
    'languages',
    'The message of a refusal is in the language that was asked for, and another language breaks nothing.',
    async (t) => {
      const body = { email: t.fact('rider.email'), password: wrongPassword, locale: 'en' }
      const messageIn = async (language) =>
        (await t.refused('login', wrongLogin, { body, language })).json.errors[0].message
      t.expect((await messageIn('en')) !== (await messageIn('fr')), 'The message is the same in English and French.')
      for (const language of ['fr-CA', 'tlh', '*', 'de;q=0.1, fr;q=0.9', 'x'.repeat(500)]) await messageIn(language)
    },
  ),
  check(
    'listSecurityQuestions',
    'languages',
    'Texts are in the language that was asked for.',
    async (t) => {
      const as = await t.rider()
      const textsIn = async (language) =>
        (await t.good('listSecurityQuestions', { as, language })).questions.map(({ text }) => text).join()
      t.expect((await textsIn('en')) !== (await textsIn('fr')), 'The questions are the same in English and French.')
    },
    { reads: true },
  ),
  check(
    'searchProductsAsGuest',
    'languages',
    'Products are named in the language that was asked for, and are the same ones.',
    async (t) => {
      const sort = [{ field: 'list_priority', order: 'asc' }]
      const body = { return: 'ENTITY', sort, applied_filters: [], row_count: 100 }
      const inLanguage = async (language) => (await t.good('searchProductsAsGuest', { body, language })).results
      const [english, french] = [await inLanguage('en'), await inLanguage('fr')]
      t.equal(
        english.map(({ uuid }) => uuid),
        french.map(({ uuid }) => uuid),
        'The products',
      )
      t.expect(
        english.some(({ name }, at) => name !== french[at].name),
        'No product has a French name.',
      )
    },
    { reads: true },
  ),
  check(
    'getMe',
    'origin',
    'An answer tells the portal’s origin that it may read it, and Retry-After with it; no other origin.',
    async (t) => {
      const origin = t.fact('origin')
      const { headers } = await t.call('getMe', { as: await t.rider(), headers: { Origin: origin } })
      t.expect(
        ['*', origin].includes(headers['access-control-allow-origin']),
        'The origin of the portal may not read it.',
      )
      const exposed = (headers['access-control-expose-headers'] ?? '').toLowerCase()
      t.expect(exposed.includes('retry-after'), 'Retry-After is not exposed.')
      const other = await t.call('getMe', { as: await t.rider(), headers: { Origin: 'https://elsewhere.example' } })
      t.expect(other.headers['access-control-allow-origin'] !== 'https://elsewhere.example', 'Any origin may read it.')
    },
    { reads: true },
  ),
  check(
    'getMe',
    'originOfRefusal',
    'A refusal tells the portal’s origin that it may read it, like any answer.',
    async (t) => {
      const origin = t.fact('origin')
      const { headers } = await t.refused('getMe', signInNeeded, { headers: { Origin: origin } })
      t.expect(
        ['*', origin].includes(headers['access-control-allow-origin']),
        'The origin of the portal may not read it.',
      )
    },
    { reads: true },
  ),
  check('getMe', 'noCookies', 'A session is the token alone: no answer sets a cookie.', async (t) => {
    const { email, password } = t.fact('rider')
    const { headers } = await t.call('login', { body: { email, password, locale: 'en' } })
    t.expect(headers['set-cookie'] === undefined, 'Signing in sets a cookie.')
  }),
  check(
    'getMe',
    'noStore',
    'What is personal is not stored on the way: Cache-Control says no-store or private.',
    async (t) => {
      const { headers } = await t.call('getMe', { as: await t.rider() })
      t.expect(/no-store|private/.test(headers['cache-control'] ?? ''), 'Any proxy may store the answer.')
    },
    { reads: true },
  ),
]
