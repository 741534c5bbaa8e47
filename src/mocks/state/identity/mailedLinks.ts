import type { Localized } from '../../words/language'
import { people } from './users'

export interface InviteRecord {
  email: string
  inviter: string
  access: Localized
}

/** Mailed links by their token: each leads to a user's uuid, or to the invitation. */
export interface MailedLinks {
  confirm: Record<string, string>
  reset: Record<string, string>
  invite: Record<string, InviteRecord>
}

/** A message that tells the owner of an account what was done there, in case somebody else did it. */
export interface WarningRecord {
  to: string
  about: 'newEmail'
}

export interface MailedLinksState {
  mailedLinks: MailedLinks
  mailedWarnings: WarningRecord[]
}

export const mailedLinksSeed = (): MailedLinksState => ({
  mailedWarnings: [],
  mailedLinks: {
    confirm: { 'valid-token': people.newRider.uuid },
    reset: { 'valid-token': people.rider.uuid },
    invite: {
      'valid-token': {
        email: 'invited@example.com',
        inviter: 'Jordan MacLeod',
        access: {
          en: 'Buy tickets and passes for the family’s cards',
          fr: 'Acheter des billets et des laissez-passer pour les cartes de la famille',
        },
      },
    },
  },
})
