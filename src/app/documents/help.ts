import type { TFunction } from 'i18next'
import { inLanguage } from '../../features/identity/settings'
import type { OperatorSettings } from '../../features/identity/settings'
import { withBlank } from '../../shared/locales/lists'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const link = (href: string, text: string) => `<a href="${escaped(href)}">${escaped(text)}</a>`

/** Says what is missing without JavaScript, and how to reach the operator. */
export function withoutJavaScript(
  { operator, links }: OperatorSettings,
  language: string,
  t: TFunction<'documents'>,
): string {
  const { phone, email, address } = operator.contact ?? {}
  const page = inLanguage(links.contact, language)
  const ways = [
    phone && `${escaped(withBlank(t('help.phone')))}${link(`tel:${phone.replace(/[^+\d]/g, '')}`, phone)}`,
    email && `${escaped(withBlank(t('help.email')))}${link(`mailto:${email}`, email)}`,
    address && escaped(address),
    page && link(page, t('help.page')),
  ].filter(Boolean)
  const { name } = operator
  return [
    `<h2>${escaped(t('help.title'))}</h2>`,
    `<p>${escaped(t('help.text'))}</p>`,
    ways.length > 0 ? `<p>${escaped(withBlank(t('help.contact', { operator: name })))}${ways.join(' · ')}</p>` : '',
  ].join('')
}
