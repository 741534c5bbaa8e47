import * as limits from '../../../api/contract/base/limits'
import * as codes from '../../../api/contract/base/errorCodes'
import type { FieldConfig } from '../../../api/contract/identity/forms'
import type { BackendState } from '../../state'
import type { Language } from '../../words/language'
import { fieldTexts } from './formTexts'
import type { FieldName } from './formTexts'
import { refuse } from '../base/refusal'

type FieldRules = Required<Omit<FieldConfig, 'label' | 'messages' | 'options'>>

const rules = (key: string, more: Partial<FieldRules> = {}): FieldRules => ({
  key,
  pattern: null,
  minlength: null,
  maxlength: null,
  required: true,
  ...more,
})

const passwordLength = { minlength: limits.shortestPassword, maxlength: limits.longestPassword }

const fieldRules: Record<FieldName, FieldRules> = {
  firstName: rules('first_name', { maxlength: limits.accountName }),
  lastName: rules('last_name', { maxlength: limits.accountName }),
  email: rules('email', { pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$', maxlength: limits.email }),
  // The portal has both fields and checks that they are equal.
  confirmEmail: rules('confirm_email'),
  knownPassword: rules('password', passwordLength),
  currentPassword: rules('current_password'),
  newPassword: rules('password', { ...passwordLength, pattern: '^(?=.*\\p{L})(?=.*\\d).*$' }),
  confirmPassword: rules('confirm_password'),
  mobile: rules('mobile', { pattern: '^\\+?\\d{7,15}$', required: false }),
  securityQuestion: rules('security_question'),
  securityAnswer: rules('security_answer', {
    minlength: limits.shortestSecurityAnswer,
    maxlength: limits.longestSecurityAnswer,
  }),
  accountHolder: rules('account_holder', { maxlength: limits.payerName }),
  transitNumber: rules('transit_number', { pattern: '^\\d{5}$' }),
  institutionNumber: rules('institution_number', { pattern: '^\\d{3}$' }),
  accountNumber: rules('account_number', { pattern: '^\\d{7,12}$' }),
}

const signUp = ['firstName', 'lastName', 'email', 'confirmEmail', 'newPassword', 'confirmPassword', 'mobile'] as const

const forms = {
  login: ['email', 'knownPassword'],
  signup: [...signUp],
  /** The form `signup` if the operator asks a security question. */
  signupWithQuestion: [...signUp, 'securityQuestion', 'securityAnswer'],
  forgot: ['email'],
  reset: ['newPassword', 'confirmPassword'],
  change_password: ['currentPassword', 'newPassword', 'confirmPassword'],
  bank: ['accountHolder', 'transitNumber', 'institutionNumber', 'accountNumber'],
  invite: ['firstName', 'lastName', 'newPassword', 'confirmPassword'],
} satisfies Record<string, FieldName[]>

type FormMethod = keyof typeof forms

export const isFormMethod = (method: string): method is FormMethod => Object.hasOwn(forms, method)

export const signUpForm = ({ asksSecurityQuestion }: BackendState): FormMethod =>
  asksSecurityQuestion ? 'signupWithQuestion' : 'signup'

export function formFields(method: FormMethod, language: Language): FieldConfig[] {
  return forms[method].map((name: FieldName) => {
    const { label, choices, ...messages } = fieldTexts[language][name]
    const options = choices && Object.entries(choices).map(([value, text]) => ({ value, label: text }))
    return { ...fieldRules[name], label, messages, ...(options && { options }) }
  })
}

/**
 * Refuses values that the form would not accept, by the first wrong field: a client can skip the portal's own checks.
 */
export function expectFields(method: FormMethod, values: Record<string, string | null | undefined>): void {
  for (const { key, pattern, minlength, maxlength, required } of forms[method].map((name) => fieldRules[name])) {
    if (key.startsWith('confirm_')) continue
    const value = key === 'password' ? (values[key] ?? '') : (values[key] ?? '').trim()
    if (value === '' && !required) continue
    const isTooLong = maxlength !== null && value.length > maxlength
    const isUnfit = pattern !== null && !new RegExp(pattern, 'u').test(value)
    if (value === '' || value.length < (minlength ?? 0) || isTooLong || isUnfit) refuse(codes.notValid, key)
  }
}
