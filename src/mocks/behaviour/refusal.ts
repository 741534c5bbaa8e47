import type { Language, Localized } from '../state'

/** Every business error of this backend, with the words that riders may see. */
const texts = {
  40001: { en: 'Some of what was entered is not valid.', fr: 'Certains renseignements ne sont pas valides.' },
  40010: {
    en: 'The promotional code you entered is not valid.',
    fr: 'Le code promotionnel saisi n’est pas valide.',
  },
  40100: { en: 'Please sign in.', fr: 'Veuillez ouvrir une session.' },
  40101: {
    en: 'The email and password did not match our records.',
    fr: 'Le courriel et le mot de passe ne correspondent pas à nos dossiers.',
  },
  40102: {
    en: 'Invalid verification code. Please try again with valid code.',
    fr: 'Code de vérification non valide. Veuillez réessayer avec un code valide.',
  },
  40103: {
    en: 'This code has expired. Please ask for a new one.',
    fr: 'Ce code a expiré. Veuillez en demander un nouveau.',
  },
  40201: { en: 'The payment was declined.', fr: 'Le paiement a été refusé.' },
  40302: { en: 'This is not allowed.', fr: 'Cette action n’est pas permise.' },
  40303: { en: 'The selected virtual card is blocked', fr: 'La carte virtuelle choisie est bloquée' },
  40304: { en: 'The selected physical card is blocked', fr: 'La carte physique choisie est bloquée' },
  40305: {
    en: 'The selected passes are not eligible for this fare media.',
    fr: 'Les titres choisis ne conviennent pas à cette carte.',
  },
  40402: { en: 'This token is invalid', fr: 'Ce jeton n’est pas valide' },
  40404: { en: 'Not found.', fr: 'Introuvable.' },
  40901: {
    en: 'Prices have changed. Please review your order.',
    fr: 'Les prix ont changé. Veuillez vérifier votre commande.',
  },
  40902: { en: 'A product is no longer available.', fr: 'Un titre n’est plus offert.' },
  40903: { en: 'There are too many tickets in this order.', fr: 'Cette commande contient trop de titres.' },
  40906: {
    en: 'This payment was already sent with other details.',
    fr: 'Ce paiement a déjà été envoyé avec d’autres renseignements.',
  },
  42901: { en: 'There were too many tries.', fr: 'Il y a eu trop de tentatives.' },
} satisfies Record<number, Localized>

export type RefusalCode = keyof typeof texts

/** Thrown by behaviour where a backend says no; what it changed before stays changed. */
export class BusinessRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly status: number,
    readonly field?: string,
    /** Seconds after which it may be asked again. */
    readonly retryAfter?: number,
  ) {
    super(`${code}: ${texts[code].en}`)
  }

  toEnvelope(language: Language) {
    const message = texts[this.code][language]
    return { errors: [{ code: this.code, message, ...(this.field ? { field: this.field } : {}) }], data: null }
  }
}

/** Refuses the call. The HTTP status is the head of the code: 40901 goes with 409. */
export function refuse(code: RefusalCode, field?: string): never {
  throw new BusinessRefusal(code, Math.floor(code / 100), field)
}

/** Refuses the call for so many seconds. */
export function refuseFor(seconds: number, code: RefusalCode): never {
  throw new BusinessRefusal(code, Math.floor(code / 100), undefined, seconds)
}
