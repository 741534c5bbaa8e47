import { people } from '../identity/users'

export interface DeviceRecord {
  id: string
  owner: string
  nickname: string
  model: string
  is_active: boolean
  last_used: string
}

export interface DevicesState {
  devices: DeviceRecord[]
}

export const devicesSeed = (): DevicesState => ({
  devices: [
    {
      id: 'device-phone',
      owner: people.rider.uuid,
      nickname: 'Jordan’s phone',
      model: 'Pixel 10',
      is_active: true,
      last_used: '2026-11-21T12:40:00Z',
    },
    {
      id: 'device-old',
      owner: people.rider.uuid,
      nickname: 'Old phone',
      model: 'iPhone 14',
      is_active: false,
      last_used: '2025-08-02T18:05:00Z',
    },
  ],
})
