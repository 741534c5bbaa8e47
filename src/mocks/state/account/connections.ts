import type { Connection } from '../../../api/contract/account/security'
import { people } from '../identity/users'

export interface ConnectionRecord extends Connection {
  owner: string
}

export interface ConnectionsState {
  connections: ConnectionRecord[]
}

const google = { provider: 'Google' }

export const connectionsSeed = (): ConnectionsState => ({
  connections: [
    { id: 'connection-google', owner: people.rider.uuid, ...google, email: 'jordan.macleod@gmail.example' },
    { id: 'connection-social', owner: people.socialRider.uuid, ...google, email: people.socialRider.email },
  ],
})
