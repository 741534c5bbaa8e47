import type { RenewalPeriod } from '../../api/contract/base/common'
import type { Localized } from '../words/language'
import type { Service } from './filters'

export type Kind = 'ticket' | 'pass' | 'value'
export type Rider = 'adult' | 'youth' | 'senior'
/** The app, a mailed card, or a card from the service desk. */
export type Medium = 'app' | 'shipped' | 'pickup'

export interface ProductFacts {
  service: Service
  kind: Kind
  riders: Rider[]
  valid: string
  medium: Medium
}

const means: Record<Service, Localized> = {
  bus: { en: 'by bus', fr: 'en autobus' },
  rail: { en: 'on Shoreline trains', fr: 'à bord des trains Shoreline' },
  ferry: { en: 'on Sable Isles ferries', fr: 'à bord des traversiers Sable Isles' },
}

const durations: Record<string, Localized> = {
  '1d': { en: '1 day', fr: '1 jour' },
  we: { en: 'Saturday and Sunday', fr: 'le samedi et le dimanche' },
  '2d': { en: '2 days', fr: '2 jours' },
  '3d': { en: '3 days', fr: '3 jours' },
  '5d': { en: '5 days', fr: '5 jours' },
  '7d': { en: '7 days', fr: '7 jours' },
  '14d': { en: '14 days', fr: '14 jours' },
  '31d': { en: '31 days', fr: '31 jours' },
  '90d': { en: '90 days', fr: '90 jours' },
  '4m': { en: '4 months', fr: '4 mois' },
  '1y': { en: '1 year', fr: '1 an' },
}

/** Returns how often a product with this validity renews; null if it renews when it is used up. */
export function periodOf(valid: string): RenewalPeriod | null {
  const [, count, letter] = /^(\d+)([dmy])$/.exec(valid) ?? []
  if (!count) return null
  return { count: Number(count), unit: letter === 'd' ? 'day' : letter === 'm' ? 'month' : 'year' }
}

const alerts: Record<string, Localized> = {
  night: {
    en: 'Valid from 10 p.m. to 5 a.m. only.',
    fr: 'Valide de 22 h à 5 h seulement.',
  },
  airport: {
    en: 'One suitcase per rider. Transfers to other lines are not included.',
    fr: 'Une valise par usager. Les correspondances ne sont pas comprises.',
  },
  offpeak: {
    en: 'Not valid on weekdays from 6:30 to 9:00 a.m. and from 3:30 to 6:00 p.m.',
    fr: 'Non valide en semaine de 6 h 30 à 9 h et de 15 h 30 à 18 h.',
  },
  youth: {
    en: 'For riders aged 13 to 17. Proof of age may be asked for on board.',
    fr: 'Pour les usagers de 13 à 17 ans. Une preuve d’âge peut être demandée à bord.',
  },
  vehicle: {
    en: 'Vehicle space is not reserved. Be at the pier 45 minutes before departure.',
    fr: 'L’espace pour véhicules n’est pas réservé. Présentez‑vous au quai 45 minutes avant le départ.',
  },
}

export function alertOf(flags: string): Localized | null {
  const name = flags.split(' ').find((flag) => flag in alerts)
  return name ? (alerts[name] ?? null) : null
}

const both = (write: (language: 'en' | 'fr') => string): Localized => ({ en: write('en'), fr: write('fr') })

export function summaryOf({ service, kind, valid }: ProductFacts): Localized {
  const by = means[service]
  if (kind === 'value') return { en: `Pay as you go ${by.en}`, fr: `Payez à l’usage ${by.fr}` }
  if (valid === '10') return { en: `Ten trips ${by.en}`, fr: `Dix passages ${by.fr}` }
  if (kind === 'ticket') return { en: `One trip ${by.en}`, fr: `Un passage ${by.fr}` }
  const time = durations[valid] ?? { en: valid, fr: valid }
  return { en: `Unlimited travel ${by.en}: ${time.en}`, fr: `Déplacements illimités ${by.fr} : ${time.fr}` }
}

const rules: Record<Kind, Localized> = {
  ticket: {
    en: 'Transfers in the same direction are free for 90 minutes.',
    fr: 'Les correspondances dans la même direction sont gratuites pendant 90 minutes.',
  },
  pass: {
    en: 'The time runs from the first use.',
    fr: 'La période de validité commence à la première utilisation.',
  },
  value: {
    en: 'The fare of each trip is deducted; fare caps apply.',
    fr: 'Le tarif de chaque passage est déduit; les plafonds tarifaires s’appliquent.',
  },
}

const handing: Record<Medium, Localized> = {
  app: {
    en: 'Activate in the app before boarding and scan the code at the reader.',
    fr: 'Activez le produit dans l’application avant de monter à bord et présentez le code au lecteur.',
  },
  shipped: {
    en: 'Sent to your address in Canada or the United States.',
    fr: 'Envoyé à votre adresse au Canada ou aux États-Unis.',
  },
  pickup: {
    en: 'Not shipped: pick it up at the Harbourfront service desk.',
    fr: 'Aucune livraison : à récupérer au comptoir de service Harbourfront.',
  },
}

/** What is said in place of `handing.app` where a product is bought for a fare card. */
const onCard: Localized = {
  en: 'Put on your card: tap it at the reader.',
  fr: 'Ajouté à votre carte : présentez‑la au lecteur.',
}

export const toldForCard = (text: string, language: 'en' | 'fr'): string =>
  text.replace(handing.app[language], onCard[language])

const proof: Localized = { en: 'Carry a proof of age.', fr: 'Ayez une preuve d’âge sur vous.' }

/** Separates lines by carriage return and line feed, as the specification says. */
export function descriptionOf(facts: ProductFacts): Localized {
  const needsProof = facts.riders.length === 1 && facts.riders[0] !== 'adult'
  const summary = summaryOf(facts)
  return both((language) =>
    [
      `${summary[language]}.`,
      rules[facts.kind][language],
      handing[facts.medium][language],
      ...(needsProof ? [proof[language]] : []),
    ].join('\r\n'),
  )
}
