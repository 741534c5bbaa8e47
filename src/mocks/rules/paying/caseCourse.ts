import type { CaseRecord } from '../../state/paying/cases'
import type { Language, Localized } from '../../words/language'

const day = 24 * 60 * 60_000
/** The days after which somebody at the operator looks at a case, and after which the operator answers. */
const days = { review: 1, answer: 3 }

const answers: Record<CaseRecord['reason'], Localized> = {
  not_mine: {
    en: 'The charge was made with a card or payment method of your account. If someone else used it, block the card and change your password.',
    fr: 'Le prélèvement a été fait avec une carte ou un mode de paiement de votre compte. Si quelqu’un d’autre s’en est servi, bloquez la carte et changez votre mot de passe.',
  },
  charged_twice: {
    en: 'We checked your payments. You were charged once.',
    fr: 'Nous avons vérifié vos paiements. Un seul prélèvement a été fait.',
  },
  wrong_amount: {
    en: 'We checked the fare. The amount is right for this trip or order.',
    fr: 'Nous avons vérifié le tarif. Le montant est exact pour ce trajet ou cette commande.',
  },
  not_received: {
    en: 'What you bought is on your card or in the app. Sign in to the app again if you don’t see it.',
    fr: 'Votre achat est sur votre carte ou dans l’application. Si vous ne le voyez pas, reconnectez‑vous à l’application.',
  },
  other: {
    en: 'Thank you for telling us. We passed this on to the team that runs the service.',
    fr: 'Merci de nous l’avoir signalé. Nous avons transmis votre message à l’équipe du service.',
  },
}

/** Returns a case as the contract has it: what has come of it follows from its age. */
export function caseAnswer(record: CaseRecord, language: Language, now: number) {
  const { owner: _, opened_at, is_read, ...told } = record
  const opened = Date.parse(opened_at)
  const at = (after: number) => ({ date_time: new Date(opened + after * day).toISOString() })
  const steps = [
    { kind: 'received', ...at(0) },
    { kind: 'in_review', ...at(days.review) },
    { kind: 'answered', ...at(days.answer), message: answers[record.reason][language] },
  ]
  const isAnswered = isCaseAnswered(record, now)
  return {
    ...told,
    status: isAnswered ? 'answered' : 'open',
    is_unread: isAnswered && !is_read,
    events: steps.filter(({ date_time }) => Date.parse(date_time) <= now),
  }
}

/** Whether the operator has answered. */
export const isCaseAnswered = ({ opened_at }: CaseRecord, now: number): boolean =>
  now >= Date.parse(opened_at) + days.answer * day
