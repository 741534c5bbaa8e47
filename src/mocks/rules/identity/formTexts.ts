import * as limits from '../../../api/contract/base/limits'
import type { Language } from '../../words/language'

/** A label, and the message for a value that the field does not accept. */
interface FieldTexts {
  label: string
  required?: string
  pattern?: string
  minlength?: string
  maxlength?: string
  /** Labels by value. */
  choices?: Record<string, string>
}

export type FieldName =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'confirmEmail'
  | 'knownPassword'
  | 'currentPassword'
  | 'newPassword'
  | 'confirmPassword'
  | 'mobile'
  | 'securityQuestion'
  | 'securityAnswer'
  | 'accountHolder'
  | 'transitNumber'
  | 'institutionNumber'
  | 'accountNumber'

const password = {
  en: {
    label: 'Password',
    required: 'Password is required',
    minlength: `Please enter minimum of ${limits.shortestPassword} characters`,
    maxlength: `Password must not exceed ${limits.longestPassword} characters`,
  },
  fr: {
    label: 'Mot de passe',
    required: 'Le mot de passe est obligatoire',
    minlength: `Veuillez saisir au moins ${limits.shortestPassword} caractères`,
    maxlength: `Le mot de passe ne doit pas dépasser ${limits.longestPassword} caractères`,
  },
}

export const fieldTexts: Record<Language, Record<FieldName, FieldTexts>> = {
  en: {
    firstName: {
      label: 'First name',
      required: 'First name is required',
      maxlength: `First name must not exceed ${limits.accountName} characters`,
    },
    lastName: {
      label: 'Last name',
      required: 'Last name is required',
      maxlength: `Last name must not exceed ${limits.accountName} characters`,
    },
    email: {
      label: 'Email',
      required: 'Email is required',
      pattern: 'Invalid Email Address',
      maxlength: `Email must not exceed ${limits.email} characters`,
    },
    confirmEmail: { label: 'Confirm email', required: 'Confirm email is required' },
    knownPassword: password.en,
    currentPassword: { label: 'Current password', required: 'Current password is required' },
    newPassword: { ...password.en, pattern: 'Use at least one letter and one digit' },
    confirmPassword: { label: 'Confirm password', required: 'Confirm password is required' },
    mobile: { label: 'Mobile number', pattern: 'Please enter a valid mobile number' },
    securityQuestion: {
      label: 'Security question',
      required: 'Please choose a security question',
      choices: {
        'question-stop': 'Which stop did you first ride from?',
        'question-street': 'On which street did you grow up?',
        'question-pet': 'What was your first pet called?',
        'question-teacher': 'What was the name of your first teacher?',
        'question-trip': 'Where did you go on your first long trip?',
        'question-song': 'Which song did you know by heart first?',
      },
    },
    securityAnswer: {
      label: 'Answer',
      required: 'Answer is required',
      minlength: `Please enter minimum of ${limits.shortestSecurityAnswer} characters`,
      maxlength: `Answer must not exceed ${limits.longestSecurityAnswer} characters`,
    },
    accountHolder: { label: 'Name of the account holder', required: 'Name of the account holder is required' },
    transitNumber: { label: 'Transit number', pattern: 'A transit number has 5 digits' },
    institutionNumber: { label: 'Institution number', pattern: 'An institution number has 3 digits' },
    accountNumber: { label: 'Account number', pattern: 'An account number has 7 to 12 digits' },
  },
  fr: {
    firstName: {
      label: 'Prénom',
      required: 'Le prénom est obligatoire',
      maxlength: `Le prénom ne doit pas dépasser ${limits.accountName} caractères`,
    },
    lastName: {
      label: 'Nom de famille',
      required: 'Le nom de famille est obligatoire',
      maxlength: `Le nom de famille ne doit pas dépasser ${limits.accountName} caractères`,
    },
    email: {
      label: 'Courriel',
      required: 'Le courriel est obligatoire',
      pattern: 'Adresse courriel non valide',
      maxlength: `Le courriel ne doit pas dépasser ${limits.email} caractères`,
    },
    confirmEmail: { label: 'Confirmer le courriel', required: 'La confirmation du courriel est obligatoire' },
    knownPassword: password.fr,
    currentPassword: { label: 'Mot de passe actuel', required: 'Le mot de passe actuel est obligatoire' },
    newPassword: { ...password.fr, pattern: 'Utilisez au moins une lettre et un chiffre' },
    confirmPassword: {
      label: 'Confirmer le mot de passe',
      required: 'La confirmation du mot de passe est obligatoire',
    },
    mobile: { label: 'Numéro de cellulaire', pattern: 'Veuillez saisir un numéro de cellulaire valide' },
    securityQuestion: {
      label: 'Question de sécurité',
      required: 'Veuillez choisir une question de sécurité',
      choices: {
        'question-stop': 'À quel arrêt avez‑vous commencé votre premier trajet?',
        'question-street': 'Dans quelle rue avez‑vous grandi?',
        'question-pet': 'Comment s’appelait votre premier animal?',
        'question-teacher': 'Comment s’appelait votre première enseignante ou votre premier enseignant?',
        'question-trip': 'Où vous a mené votre premier grand voyage?',
        'question-song': 'Quelle chanson avez‑vous apprise par cœur en premier?',
      },
    },
    securityAnswer: {
      label: 'Réponse',
      required: 'La réponse est obligatoire',
      minlength: `Veuillez saisir au moins ${limits.shortestSecurityAnswer} caractères`,
      maxlength: `La réponse ne doit pas dépasser ${limits.longestSecurityAnswer} caractères`,
    },
    accountHolder: { label: 'Titulaire du compte', required: 'Le titulaire du compte est obligatoire' },
    transitNumber: { label: 'Numéro de transit', pattern: 'Un numéro de transit compte 5 chiffres' },
    institutionNumber: { label: 'Numéro d’institution', pattern: 'Un numéro d’institution compte 3 chiffres' },
    accountNumber: { label: 'Numéro de compte', pattern: 'Un numéro de compte compte de 7 à 12 chiffres' },
  },
}
