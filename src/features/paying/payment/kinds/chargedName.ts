import i18next from 'i18next'
import type { ChargedMethod } from '../../../../api/contract/paying/chargedMethod'
import { own } from '../../../../shared/byName'
import { inOneList } from '../../../../shared/locales/lists'
import { nameOfMethod } from './paymentMethod'

const kinds = {
  card: 'kind.card',
  paypal: 'kind.paypal',
  bank: 'kind.bank',
  wallet: 'kind.wallet',
  commuter: 'kind.commuter',
  apple_pay: 'kind.apple_pay',
  google_pay: 'kind.google_pay',
  cash: 'paidInCash',
} as const

function nameOf(method: ChargedMethod): string | undefined {
  const kind = own<(typeof kinds)[keyof typeof kinds]>(kinds, method.type)
  return kind && nameOfMethod(method, i18next.t(`payment:${kind}`))
}

/** Returns the name in the interface's language, else the backend's words. */
export function chargedName(words: string, ...methods: (ChargedMethod | null | undefined)[]): string {
  const names = methods.map((method) => method && nameOf(method)).filter((name) => name !== undefined && name !== null)
  return names.length === 0 || names.length < methods.length ? words : inOneList(names, i18next.language)
}
