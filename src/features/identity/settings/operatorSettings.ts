import * as v from 'valibot'
import * as limits from '../../../api/contract/base/limits.js'
import { light } from '../../../shared/ui/colours/tokens.js'
import { landingSchema, logoFile, radiusSchema, typefaceSchema } from './lookSettings.js'
import { monitoringSchema, noticesSchema } from './noticeSettings.js'
import { SettingsFaults, plainWords } from './settingsFaults.js'

/**
 * One build serves all operators (OPS-01): they change `settings.json` without a build. Amounts are in cents, unknown
 * keys are ignored, and the defaults suit a small operator.
 */

const httpsAddress = v.pipe(
  v.string(),
  v.regex(/^(https:\/\/|mailto:|tel:|\/(?![/\\]))/, 'must be https:, mailto:, tel: or a path'),
)
const baseAddress = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/[^\s/]+|\/(?![/\\]))[^\s?#]*$|^$/, 'must be an https address or a path'),
)
const orderAddress = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^\s?#{}]+\{orderId\}$/, 'must be an https address that ends with {orderId}'),
)
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, `must be a colour like ${light.primary}`))
const https = v.pipe(v.string(), v.regex(/^https:\/\/[^\s?#]+$/, 'must be an https address'))
const providerId = v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/, 'must be an identifier as the provider gives it'))
const container = v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container like GTM-ABC123'))
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.quantity))
const byLanguage = v.record(v.string(), httpsAddress)
const textByLanguage = v.record(v.string(), v.pipe(v.string(), v.maxLength(2_000)))

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The browser must know each locale, and it must be one of its language. */
function areLocales(locales: Record<string, string>): boolean {
  try {
    return Object.entries(locales).every(
      ([language, locale]) =>
        Intl.NumberFormat.supportedLocalesOf(locale).length > 0 && locale.split('-')[0] === language.split('-')[0],
    )
  } catch {
    return false
  }
}

export const operatorSettingsSchema = v.object({
  operator: v.object({
    name: v.pipe(v.string(), v.minLength(1)),
    /** Without it, the operator's name is used. */
    legalName: v.optional(v.string()),
    /** Without it, a drawn sign and the name are shown. */
    logo: v.optional(logoFile),
    /** A logo with the name in it, where there is room. */
    wordmark: v.optional(logoFile),
    /** It is shown where the portal cannot run, after a closing, and to riders without their phone. */
    contact: v.optional(
      v.object({
        phone: v.optional(v.pipe(v.string(), v.regex(/^\+?[\d ().-]{3,40}$/, 'must be a phone number'))),
        /** When the phone is answered: `{ "en": "Mon–Fri, 7 a.m.–7 p.m." }`. */
        hours: v.optional(textByLanguage),
        email: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
        /** One line, as on an envelope. A statement names it as the seller's. */
        address: v.optional(v.pipe(v.string(), v.maxLength(200))),
      }),
    ),
    /** A statement shows it: "GST/HST 12345 6789 RT0001". */
    taxNumber: v.optional(v.pipe(v.string(), v.maxLength(60))),
    timeZone: v.optional(v.string(), 'America/Toronto'),
    /** ISO 3166 codes that stand first in an address; the first is chosen. */
    countries: v.optional(v.pipe(v.array(v.string()), v.minLength(1)), ['CA', 'US']),
  }),
  colours: v.optional(v.object({ primary: v.optional(colour), accent: v.optional(colour) }), {}),
  radius: v.optional(radiusSchema, 10),
  typeface: v.optional(typefaceSchema),
  landing: v.optional(landingSchema),
  hosts: v.object({ accounts: baseAddress, transit: baseAddress, web: baseAddress }),
  clientId: v.pipe(v.string(), v.minLength(1)),
  childOrganizationUuid: v.optional(v.string()),
  /** Origins of product pictures, besides this site. */
  pictureHosts: v.optional(v.array(v.pipe(v.string(), v.regex(/^https:\/\/[^\s/]+$/, 'must be an https origin'))), []),
  languages: v.optional(v.pipe(v.array(v.string()), v.minLength(1)), ['en', 'fr']),
  /** `{ "fr": "fr-CA", "pt": "pt-PT" }`; the defaults are in `shared/locales`. */
  locales: v.optional(v.pipe(v.record(v.string(), v.string()), v.check(areLocales, 'must be like "pt": "pt-PT"'))),
  limits: v.optional(
    v.object({
      maxCartQuantity: v.optional(quantity, 20),
      maxQuantityPerAdd: v.optional(quantity, 20),
    }),
    {},
  ),
  features: v.optional(
    v.object({
      guestCheckout: v.optional(v.boolean(), true),
      buyNow: v.optional(v.boolean(), false),
      fareMedia: v.optional(v.boolean(), true),
      manageCard: v.optional(v.boolean(), true),
      /** `/digital` and `/physical` link to each other unless hidden (CAT-10). */
      hideDigital: v.optional(v.boolean(), false),
      hidePhysical: v.optional(v.boolean(), false),
      /** The app tour, on the first visit and later in the navigation (LAND-02). */
      tour: v.optional(v.boolean(), false),
      verifiedEmailForCheckout: v.optional(v.boolean(), false),
      /** The provider keeps the records, and can open the account again (decision 54). */
      accountDeactivation: v.optional(v.boolean(), false),
      /** Riders may report wrong rides and charges at `/account/cases`. */
      cases: v.optional(v.boolean(), false),
      /** Without both, no account closes here. */
      accountDeletion: v.optional(v.boolean(), true),
    }),
    {},
  ),
  fareCards: v.optional(
    v.object({
      /** Kinds of cards that products are sold for (decision 13). */
      purchasable: v.optional(v.array(v.string()), ['virtual', 'physical']),
      /** "Load value" leads to this filter, as in the address ("FILTER:VALUE"), else to all products. */
      valueFilter: v.optional(v.string()),
    }),
    {},
  ),
  /** Services of the landing, by filter ("FILTER:VALUE"). */
  services: v.optional(
    v.array(
      v.object({
        name: textByLanguage,
        filter: v.pipe(v.string(), v.regex(/^[^:\s]+:[^:\s]+$/, 'must be a filter and a value like FILTER:VALUE')),
        colour: v.optional(colour),
        sign: v.optional(logoFile),
      }),
    ),
    [],
  ),
  /** A missing provider is not offered (AUTH-07). */
  social: v.optional(
    v.object({
      google: v.optional(v.object({ clientId: providerId })),
      facebook: v.optional(v.object({ appId: providerId })),
      /** Apple posts to `redirectUri` of the backend, which redirects here. */
      apple: v.optional(v.object({ clientId: providerId, redirectUri: https })),
    }),
  ),
  /** reCAPTCHA v3 (AUTH-18). Without it, no script loads. */
  captcha: v.optional(v.object({ siteKey: providerId })),
  payments: v.optional(
    v.object({
      /** Without it, there is no PayPal, and no script. */
      payPal: v.optional(v.object({ clientId: providerId })),
      /** The checkout shows these kinds as app-only (decision 41). */
      inApp: v.optional(v.array(v.string())),
    }),
  ),
  /** Tag Manager loads with the operator's and the visitor's consent (OPS-02). */
  analytics: v.optional(
    v.pipe(
      v.object({
        isAllowed: v.optional(v.boolean(), false),
        gtm_id: v.optional(container),
        gtmBytemarkId: v.optional(container),
      }),
      v.check(
        ({ isAllowed, gtm_id, gtmBytemarkId }) => !isAllowed || gtm_id !== undefined || gtmBytemarkId !== undefined,
        'isAllowed needs gtm_id or gtmBytemarkId',
      ),
    ),
  ),
  monitoring: v.optional(monitoringSchema),
  notices: v.optional(noticesSchema, []),
  /** It shows once per `version` on informational pages (LAND-03). */
  popUp: v.optional(
    v.object({
      version: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/, 'must be letters, digits, "./", "_" or "-"')),
      title: textByLanguage,
      /** Plain text without markup. */
      text: textByLanguage,
    }),
  ),
  /** Plain lines without markup. */
  signUp: v.optional(
    v.object({
      /** For children under 13 and their parents; without it, the page says nothing of them. */
      children: v.optional(textByLanguage),
    }),
    {},
  ),
  links: v.optional(
    v.object({
      contact: v.optional(byLanguage),
      terms: v.optional(byLanguage),
      privacy: v.optional(byLanguage),
      faq: v.optional(byLanguage),
      survey: v.optional(byLanguage),
      citation: v.optional(byLanguage),
      shelter: v.optional(byLanguage),
      appStore: v.optional(httpsAddress),
      googlePlay: v.optional(httpsAddress),
      /** `https://app.example/orders/{orderId}`, for a QR code. */
      orderInApp: v.optional(orderAddress),
      /** `https://wallet.example/orders/{orderId}`, which knows whether Apple or Google asks. */
      walletPass: v.optional(orderAddress),
      logos: v.optional(v.array(v.object({ picture: httpsAddress, name: v.string(), href: httpsAddress })), []),
    }),
    {},
  ),
})

export type OperatorSettings = v.InferOutput<typeof operatorSettingsSchema>

/** Reads the file's content. @throws SettingsFaults with all that is wrong, by place. */
export function parseOperatorSettings(raw: unknown): OperatorSettings {
  const fault = (place: string, words: string) => ({ file: 'settings.json', place, words })
  const parsed = v.safeParse(operatorSettingsSchema, raw, { message: plainWords })
  if (!parsed.success)
    throw new SettingsFaults(parsed.issues.map((issue) => fault(v.getDotPath(issue) ?? 'settings', issue.message)))
  // A misspelled time zone would fail at the first date.
  if (!isTimeZone(parsed.output.operator.timeZone))
    throw new SettingsFaults([fault('operator.timeZone', 'must be a time zone like America/Halifax')])
  return parsed.output
}
