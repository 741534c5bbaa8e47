import * as codes from '../../api/contract/base/errorCodes'
import type { ErrorCode } from '../../api/contract/base/errorCodes'
import type { Localized } from '../words/language'

export const refusalTexts: Record<ErrorCode, Localized> = {
  [codes.notValid]: {
    en: 'Some of what was entered is not valid.',
    fr: 'Certains renseignements ne sont pas valides.',
  },
  [codes.promoNotValid]: {
    en: 'The promotional code you entered is not valid.',
    fr: 'Le code promotionnel saisi n’est pas valide.',
  },
  [codes.signInNeeded]: { en: 'Please sign in.', fr: 'Veuillez vous connecter.' },
  [codes.wrongLogin]: {
    en: 'The email and password did not match our records.',
    fr: 'L’adresse courriel ou le mot de passe est incorrect.',
  },
  [codes.wrongCode]: {
    en: 'Invalid verification code. Please try again with valid code.',
    fr: 'Code de vérification non valide. Veuillez réessayer avec un code valide.',
  },
  [codes.codeExpired]: {
    en: 'This code has expired. Please ask for a new one.',
    fr: 'Ce code a expiré. Veuillez en demander un nouveau.',
  },
  [codes.declined]: { en: 'The payment was declined.', fr: 'Le paiement a été refusé.' },
  [codes.emailNotConfirmed]: {
    en: 'Please verify your email first.',
    fr: 'Veuillez d’abord confirmer votre adresse courriel.',
  },
  [codes.notAllowed]: { en: 'This is not allowed.', fr: 'Cette action n’est pas permise.' },
  [codes.virtualCardBlocked]: {
    en: 'The selected virtual card is blocked',
    fr: 'La carte virtuelle choisie est bloquée',
  },
  [codes.physicalCardBlocked]: {
    en: 'The selected physical card is blocked',
    fr: 'La carte physique choisie est bloquée',
  },
  [codes.notForThisCard]: {
    en: 'The selected passes are not eligible for this fare media.',
    fr: 'Les laissez-passer choisis ne conviennent pas à cette carte.',
  },
  [codes.badToken]: { en: 'This token is invalid', fr: 'Ce lien n’est pas valide' },
  [codes.notFound]: { en: 'Not found.', fr: 'Introuvable.' },
  [codes.pricesChanged]: {
    en: 'Prices have changed. Please review your order.',
    fr: 'Les prix ont changé. Veuillez vérifier votre commande.',
  },
  [codes.notSold]: { en: 'A product is no longer available.', fr: 'Un produit n’est plus offert.' },
  [codes.tooManyTickets]: {
    en: 'There are too many tickets in this order.',
    fr: 'Cette commande contient trop de billets.',
  },
  [codes.alreadyLinked]: {
    en: 'This card is already linked to your account',
    fr: 'Cette carte est déjà associée à votre compte',
  },
  [codes.severalMatches]: { en: 'More than 1 match found', fr: 'Plusieurs cartes correspondent' },
  [codes.methodInUse]: {
    en: 'This payment method is still in use.',
    fr: 'Ce mode de paiement sert encore.',
  },
  [codes.keyUsed]: {
    en: 'This payment was already sent with other details.',
    fr: 'Ce paiement a déjà été envoyé avec d’autres renseignements.',
  },
  [codes.cardNotEmpty]: {
    en: 'There is still something on this card.',
    fr: 'Il reste quelque chose sur cette carte.',
  },
  [codes.linkedElsewhere]: {
    en: 'This card is linked to another account.',
    fr: 'Cette carte est associée à un autre compte.',
  },
  [codes.fundsTooLow]: {
    en: 'Transfer amount should not be exceeded',
    fr: 'Ce montant dépasse le solde que vous pouvez transférer',
  },
  [codes.deviceNotEmpty]: {
    en: 'There is still a ticket on this device.',
    fr: 'Il reste un billet sur cet appareil.',
  },
  [codes.accountNotEmpty]: {
    en: 'What would be lost with this account has changed.',
    fr: 'Ce qui serait perdu avec ce compte a changé.',
  },
  [codes.changedElsewhere]: {
    en: 'This was changed elsewhere. Please try again.',
    fr: 'Ceci a été modifié ailleurs. Veuillez réessayer.',
  },
  [codes.tooManyTries]: { en: 'Too many attempts.', fr: 'Il y a eu trop de tentatives.' },
  [codes.sessionEnded]: { en: 'The session has ended.', fr: 'La session est terminée.' },
  [codes.accountClosed]: { en: 'This account was closed.', fr: 'Ce compte a été fermé.' },
}
