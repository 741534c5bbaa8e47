import { beforeAll, describe, expect, test } from 'vitest'
import i18next from 'i18next'
import texts from '../../../../../locales/en/registration.json'
import shared from '../../../../../locales/en/shared.json'
import { fieldErrors } from '../../../../shared/forms/fields/rules'
import { accountFields, withoutConfirmations } from './accountFields'
import type { AccountTexts } from './accountFields'

let t: AccountTexts
beforeAll(async () => {
  await i18next.init({
    lng: 'en',
    resources: { en: { registration: texts, shared } },
    interpolation: { escapeValue: false },
  })
  t = i18next.getFixedT('en', 'registration')
})

const keys = (fields: { key: string }[]) => fields.map((field) => field.key)
const field = (name: Parameters<typeof accountFields>[0], key: string) =>
  accountFields(name, undefined, t).find((entry) => entry.key === key)

describe('The fields of registration', () => {
  test('@AUTH-09 are our own where the server gives none', () => {
    const all = ['first_name', 'last_name', 'email', 'confirm_email', 'password', 'confirm_password', 'mobile']
    expect(keys(accountFields('signup', undefined, t))).toEqual(all)
    expect(keys(accountFields('signup', [], t))).toEqual(all)
    expect(keys(accountFields('forgot', undefined, t))).toEqual(['email'])
    expect(keys(accountFields('reset', undefined, t))).toEqual(['password', 'confirm_password'])
  })

  test('@LANG-02 have the portal’s words where those of the server are in another language', () => {
    const given = [
      { key: 'email', label: 'Courriel', messages: { required: 'Requis' }, maxlength: 20, required: true, lang: 'fr' },
      { key: 'student_number', label: 'Matricule', messages: { required: 'Requis' }, required: true, lang: 'fr' },
    ]
    const fields = accountFields('forgot', given, t)
    const [email, other] = fields
    expect(email).toMatchObject({ label: texts.field.email, maxlength: 20, required: true })
    expect(email?.lang).toBeUndefined()
    expect(other).toMatchObject({ label: 'Matricule', lang: 'fr' })
    expect(fieldErrors(fields, {})).toEqual({
      email: { key: 'shared:form.required', values: { label: texts.field.email } },
      student_number: { key: 'shared:serverSays', values: { message: 'Requis' }, lang: 'fr' },
    })
  })

  test('@LANG-01 ask for the names in the order of the language, except where the server wrote the form in it', async () => {
    const given = (lang?: string) => ['first_name', 'email', 'last_name'].map((key) => ({ key, label: key, lang }))
    await i18next.changeLanguage('vi')
    expect(keys(accountFields('invite', undefined, t)).slice(0, 2)).toEqual(['last_name', 'first_name'])
    expect(keys(accountFields('invite', given('en'), t)).slice(0, 3)).toEqual(['last_name', 'email', 'first_name'])
    expect(keys(accountFields('invite', given(), t)).slice(0, 3)).toEqual(['first_name', 'email', 'last_name'])
    await i18next.changeLanguage('en')
    expect(keys(accountFields('invite', undefined, t)).slice(0, 2)).toEqual(['first_name', 'last_name'])
  })

  test('@AUTH-09 never lack what the call needs, and only that is added', () => {
    const given = [{ key: 'email', label: 'E-mail' }]
    expect(keys(accountFields('signup', given, t))).toEqual(['email', 'first_name', 'last_name', 'password'])
  })

  test('@AUTH-09 take labels, bounds and words from the server; a label that is missing is ours', () => {
    const [password, email] = accountFields(
      'signup',
      [
        { key: 'password', label: 'Secret', minlength: 12, maxlength: null, messages: { pattern: 'Add a symbol!' } },
        { key: 'email', label: ' ' },
      ],
      t,
    )
    expect(password).toMatchObject({ label: 'Secret', hint: 'Use at least 12 characters. Add a symbol!' })
    expect(email?.label).toBe('Email')
  })

  test('@AUTH-09 the rules of a password stand before it is typed', () => {
    expect(field('reset', 'password')?.hint).toBe('Use 8 to 64 characters. Use at least one letter and one digit.')
  })

  test.each([
    ['first_name', 'given-name', undefined],
    ['last_name', 'family-name', undefined],
    ['email', 'email', 'email'],
    ['confirm_email', 'email', 'email'],
    ['password', 'new-password', 'password'],
    ['confirm_password', 'new-password', 'password'],
    ['mobile', 'tel', 'tel'],
  ])('@FORM-06 %s is filled in as %s', (key, autoComplete, kind) => {
    expect(field('signup', key)).toMatchObject({ autoComplete, ...(kind && { kind }) })
  })

  test('an unknown field is text, or a password by its name', () => {
    const fields = accountFields(
      'forgot',
      [
        { key: 'nickname', label: '' },
        { key: 'old_password', label: 'Old' },
      ],
      t,
    )
    expect(fields[0]).toMatchObject({ label: 'nickname' })
    expect(fields[0]?.kind).toBeUndefined()
    expect(fields[1]?.kind).toBe('password')
  })

  const good = {
    first_name: 'Nora',
    last_name: 'Roy',
    email: 'nora@example.com',
    confirm_email: 'nora@example.com',
    password: 'Harbour 7',
    confirm_password: 'Harbour 7',
    mobile: '',
  }

  test.each([
    [{}, []],
    [{ confirm_email: 'nora@example.org' }, ['confirm_email']],
    [{ confirm_password: 'Harbour 7 ' }, ['confirm_password']],
    [{ password: 'harbour', confirm_password: 'harbour' }, ['password']],
    [{ password: 'harbours', confirm_password: 'harbours' }, ['password']],
    [{ password: '12345678', confirm_password: '12345678' }, ['password']],
    [{ password: '        7a', confirm_password: '        7a' }, []],
    [{ mobile: '902555' }, ['mobile']],
    [{ mobile: '+1 902 555-0142' }, []],
    [{ first_name: ' ' }, ['first_name']],
  ])('@AUTH-09 @FORM-02 with %j wrong are %j', (changes, wrong) => {
    expect(Object.keys(fieldErrors(accountFields('signup', undefined, t), { ...good, ...changes }))).toEqual(wrong)
  })

  test('@AUTH-09 @ACC-03 a question of the operator with choices is a list, and its answer a field', () => {
    const options = [{ value: 'question-pet', label: 'What was your first pet called?' }]
    const question = { key: 'security_question', label: 'Security question', options, required: true }
    const answer = { key: 'security_answer', label: 'Answer', required: true }
    const fields = accountFields('signup', [question, answer], t)
    expect(fields[0]).toEqual({ ...question, kind: 'select' })
    expect(fields[1]).toEqual(answer)
    const given = { ...good, security_question: 'another', security_answer: 'Rex' }
    expect(Object.keys(fieldErrors(fields, given))).toEqual(['security_question'])
  })

  test('@AUTH-09 confirmations are not sent', () => {
    expect(keys(Object.keys(withoutConfirmations(good)).map((key) => ({ key })))).toEqual([
      'first_name',
      'last_name',
      'email',
      'password',
      'mobile',
    ])
  })
})
