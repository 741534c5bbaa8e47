import * as v from 'valibot'
import * as limits from '../../../api/contract/base/limits.js'
import { light } from '../../../shared/ui/colours/tokens.js'
import { landingSchema, logoFile, radiusSchema, typefaceSchema } from './lookSettings.js'
import { monitoringSchema, noticesSchema } from './noticeSettings.js'
import { SettingsFaults, plainWords } from './settingsFaults.js'

/**
 * The settings that differ between operators: one build serves all (OPS-01). They stand in `settings.json`, so an
 * operator changes them without a new build. Amounts are in cents, unknown keys are ignored, defaults suit a small
 * operator.
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

/** Checks whether the browser knows the locales, and each is one of its language. */
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
    /** Shown in the copyright line. Without it, the operator's name is shown. */
    legalName: v.optional(v.string()),
    /** The logo in the header. Without it, a drawn sign and the name are shown. */
    logo: v.optional(logoFile),
    /** A wider logo, with the name in it, where the header has room for it. */
    wordmark: v.optional(logoFile),
    /** How visitors reach the operator: where the portal cannot run, after an account is closed, without their phone. */
    contact: v.optional(
      v.object({
        phone: v.optional(v.pipe(v.string(), v.regex(/^\+?[\d ().-]{3,40}$/, 'must be a phone number'))),
        /** When the phone is answered, as `{ "en": "Mon–Fri, 7 a.m.–7 p.m." }`. */
        hours: v.optional(textByLanguage),
        email: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
        /** One line, as on an envelope. On a statement it is the seller’s. */
        address: v.optional(v.pipe(v.string(), v.maxLength(200))),
      }),
    ),
    /** The seller's number for taxes, as it is written on a statement: "GST/HST 12345 6789 RT0001". */
    taxNumber: v.optional(v.pipe(v.string(), v.maxLength(60))),
    timeZone: v.optional(v.string(), 'America/Toronto'),
    /** ISO 3166 codes of the countries that stand first in an address; the first one is chosen. */
    countries: v.optional(v.pipe(v.array(v.string()), v.minLength(1)), ['CA', 'US']),
  }),
  colours: v.optional(v.object({ primary: v.optional(colour), accent: v.optional(colour) }), {}),
  radius: v.optional(radiusSchema, 10),
  typeface: v.optional(typefaceSchema),
  landing: v.optional(landingSchema),
  hosts: v.object({ accounts: baseAddress, transit: baseAddress, web: baseAddress }),
  clientId: v.pipe(v.string(), v.minLength(1)),
  childOrganizationUuid: v.optional(v.string()),
  /** Origins that product pictures may be loaded from, besides this site. */
  pictureHosts: v.optional(v.array(v.pipe(v.string(), v.regex(/^https:\/\/[^\s/]+$/, 'must be an https origin'))), []),
  languages: v.optional(v.pipe(v.array(v.string()), v.minLength(1)), ['en', 'fr']),
  /** How a language writes dates, sums and names, as `{ "fr": "fr-CA", "pt": "pt-PT" }`. Defaults: `shared/locales`. */
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
      /** `/digital` and `/physical` lead to each other unless the other one is hidden (CAT-10). */
      hideDigital: v.optional(v.boolean(), false),
      hidePhysical: v.optional(v.boolean(), false),
      /** The app tour: offered on the first visit, later only in the navigation (LAND-02). */
      tour: v.optional(v.boolean(), false),
      verifiedEmailForCheckout: v.optional(v.boolean(), false),
      /** Riders may deactivate their account: the provider keeps its records and can open it again (decision 54). */
      accountDeactivation: v.optional(v.boolean(), false),
      /** Riders report rides and charges that are wrong, and read the answers (`/account/cases`). */
      cases: v.optional(v.boolean(), false),
      /** Riders may delete their account. Without both, no account can be closed here. */
      accountDeletion: v.optional(v.boolean(), true),
    }),
    {},
  ),
  fareCards: v.optional(
    v.object({
      /** Kinds of fare cards that products can be bought for (decision 13). */
      purchasable: v.optional(v.array(v.string()), ['virtual', 'physical']),
      /**
       * The filter of stored value, as in the address ("FILTER:VALUE"). "Load value" leads to it, or without it to all
       * products.
       */
      valueFilter: v.optional(v.string()),
    }),
    {},
  ),
  /** The services that the landing leads to, each by a filter as in the address ("FILTER:VALUE"). */
  services: v.optional(
    v.array(
      v.object({
        name: textByLanguage,
        filter: v.pipe(v.string(), v.regex(/^[^:\s]+:[^:\s]+$/, 'must be a filter and a value like FILTER:VALUE')),
        colour: v.optional(colour),
      }),
    ),
    [],
  ),
  /** Providers of social sign-in. A missing one is not offered (AUTH-07). */
  social: v.optional(
    v.object({
      google: v.optional(v.object({ clientId: providerId })),
      facebook: v.optional(v.object({ appId: providerId })),
      /** Apple posts its answer to `redirectUri`, a URL of the backend, which then redirects to our return page. */
      apple: v.optional(v.object({ clientId: providerId, redirectUri: https })),
    }),
  ),
  /** reCAPTCHA v3 for the forms that it protects (AUTH-18). Without it there is no check, and no script is loaded. */
  captcha: v.optional(v.object({ siteKey: providerId })),
  payments: v.optional(
    v.object({
      /** Without it PayPal is not offered, and its script is not loaded. */
      payPal: v.optional(v.object({ clientId: providerId })),
      /** Kinds that only the mobile app has. The checkout shows them as such (decision 41). */
      inApp: v.optional(v.array(v.string())),
    }),
  ),
  /**
   * Tag Manager containers. Nothing of them loads unless the operator allows it and the visitor has consented (OPS-02).
   */
  analytics: v.optional(
    v.object({
      isAllowed: v.optional(v.boolean(), false),
      gtm_id: v.optional(container),
      gtmBytemarkId: v.optional(container),
    }),
  ),
  monitoring: v.optional(monitoringSchema),
  notices: v.optional(noticesSchema, []),
  /** The pop-up, shown once per `version` on informational pages (LAND-03). */
  popUp: v.optional(
    v.object({
      version: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/, 'must be letters, digits, "./", "_" or "-"')),
      title: textByLanguage,
      /** Lines of text without markup. */
      text: textByLanguage,
    }),
  ),
  /** The operator's words on the sign-up page, as lines of text without markup. */
  signUp: v.optional(
    v.object({
      /** What holds for children under 13 and their parents. Without it, the page says nothing about them. */
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
      /**
       * Opens an order in the mobile app, as `https://app.example/orders/{orderId}`. Without it, no QR code is shown.
       */
      orderInApp: v.optional(orderAddress),
      /**
       * Offers an order as a pass for the phone's wallet, as `https://wallet.example/orders/{orderId}`. The address knows
       * whether to answer with a pass for Apple or for Google.
       */
      walletPass: v.optional(orderAddress),
      logos: v.optional(v.array(v.object({ picture: httpsAddress, name: v.string(), href: httpsAddress })), []),
    }),
    {},
  ),
})

export type OperatorSettings = v.InferOutput<typeof operatorSettingsSchema>

/**
 * Reads the settings from the content of the file.
 * @throws SettingsFaults with all that is wrong, by place.
 */
export function parseOperatorSettings(raw: unknown): OperatorSettings {
  const fault = (place: string, words: string) => ({ file: 'settings.json', place, words })
  const parsed = v.safeParse(operatorSettingsSchema, raw, { message: plainWords })
  if (!parsed.success)
    throw new SettingsFaults(parsed.issues.map((issue) => fault(v.getDotPath(issue) ?? 'settings', issue.message)))
  // A misspelled time zone would otherwise fail at the first date.
  if (!isTimeZone(parsed.output.operator.timeZone))
    throw new SettingsFaults([fault('operator.timeZone', 'must be a time zone like America/Halifax')])
  return parsed.output
}
