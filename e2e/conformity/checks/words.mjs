import { check, expectNamed, expectNotKept, expectReadable, expectUnreadable } from './check.mjs'

/** Promises about forms, languages, and the headers of answers. */

const wrongPassword = 'certainly-Wrong-1'
const notValid = 40001
const signInNeeded = 40100
const wrongLogin = 40101

/** The forms that the portal asks for. */
export const forms = ['login', 'signup', 'forgot', 'reset', 'invite', 'change_password', 'bank']

/** Texts differ between English and another language that the backend has. */
async function expectOwnTexts(t, textsIn, what) {
  const other = t.fact('otherLanguage')
  t.expect((await textsIn('en')) !== (await textsIn(other)), `${what} in English and in \`${other}\`.`)
}

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
      await expectOwnTexts(t, labels, 'The form is the same')
    },
    { reads: true },
  ),
  ...forms.map((form_method) =>
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
      for (const language of ['fr-CA', 'tlh', 'de;q=0.1, fr;q=0.9']) await messageIn(language)
      // These do not fit the document: a gateway may refuse them first.
      for (const language of ['*', 'x'.repeat(500)])
        await t.refused('login', [wrongLogin, notValid], { body, language })
      await expectOwnTexts(t, messageIn, 'The message is the same')
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
      await expectOwnTexts(t, textsIn, 'The questions are the same')
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
      const idsIn = async (language) => (await inLanguage(language)).map(({ uuid }) => uuid)
      t.equal(await idsIn('en'), await idsIn('fr'), 'The products')
      const namesIn = async (language) => (await inLanguage(language)).map(({ name }) => name).join()
      await expectOwnTexts(t, namesIn, 'Every product has the same name')
    },
    { reads: true },
  ),
  check(
    'getMe',
    'origin',
    'An answer tells the portal’s origin that it may read it, and Retry-After with it; no other origin.',
    async (t) => {
      const origin = t.fact('origin')
      const own = await t.call('getMe', { as: await t.rider(), headers: { Origin: origin } })
      expectReadable(t, own, origin)
      expectNamed(t, own.headers['access-control-expose-headers'], ['Retry-After'], 'These headers are not exposed')
      const other = await t.call('getMe', { as: await t.rider(), headers: { Origin: 'https://elsewhere.example' } })
      expectUnreadable(t, other, origin)
    },
    { reads: true },
  ),
  check(
    'getMe',
    'originOfRefusal',
    'A refusal tells the portal’s origin that it may read it, like any answer.',
    async (t) => {
      const origin = t.fact('origin')
      expectReadable(t, await t.refused('getMe', signInNeeded, { headers: { Origin: origin } }), origin)
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
    'Answers are kept nowhere, not in the browser either: Cache-Control says no-store, of a refusal, too.',
    async (t) => {
      expectNotKept(t, await t.call('getMe', { as: await t.rider() }))
      expectNotKept(t, await t.refused('getMe', signInNeeded, {}))
      const { email, password } = t.fact('rider')
      expectNotKept(t, await t.call('login', { body: { email, password, locale: 'en' } }))
      expectNotKept(t, await t.call('getForm', { body: { form_method: 'login', langCode: 'en' } }))
    },
    { reads: true },
  ),
]
