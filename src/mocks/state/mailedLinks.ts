import type { Localized } from '../words/language'
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

export interface MailedLinksState {
  mailedLinks: MailedLinks
}

export const mailedLinksSeed = (): MailedLinksState => ({
  mailedLinks: {
    confirm: { 'valid-token': people.newRider.uuid },
    reset: { 'valid-token': people.rider.uuid },
    invite: {
      'valid-token': {
        email: 'invited@example.com',
        inviter: 'Jordan MacLeod',
        access: { en: 'Buy fares for the family’s cards', fr: 'Acheter des titres pour les cartes de la famille' },
      },
    },
  },
})
