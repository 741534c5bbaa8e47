import { nothing } from '../base/common'
import { endpoint } from '../base/endpoint'

export const logout = endpoint({
  name: 'logout',
  host: 'accounts',
  method: 'POST',
  path: '/users/logout',
  answer: nothing,
  keepsSession: true,
  endsSession: true,
})
