import { describe, expect, test } from 'vitest'
import { contract } from '../../api/contract/index'
import type { CallName } from '../../api/contract/index'
import { gatewayAnswer } from './gateway'

const statusOf = (name: CallName, query = '', text = '') => {
  const answer = gatewayAnswer(contract[name], { url: new URL(`http://backend/x${query}`), text })
  return answer?.kind === 'answer' ? answer.status : undefined
}

describe('@CON-05 a request that does not fit the exported document is refused', () => {
  test.each([
    ['', undefined],
    ['?page=2', undefined],
    ['?from=2026-11-01&to=2026-11-30&card=card-phone&type=sale&page=40000', undefined],
    ['?from=&page=1', 422],
    ['?card=&page=1', 422],
    ['?from=11/01/2026', 422],
    ['?page=0', 422],
    ['?page=1.5', 422],
    ['?page=1e9', 422],
    ['?page=99999999', 422],
    ['?page=1&page=2', 422],
    ['?sort=asc', 422],
    ['?child_organization_uuid=a', 422],
  ])('listOrders%s: %s', (query, status) => {
    expect(statusOf('listOrders', query)).toBe(status)
  })

  test('a constant of the address is required, and the transit service takes an organization', () => {
    expect(statusOf('getOrgConfig')).toBe(422)
    expect(statusOf('getOrgConfig', '?config_type=CUSTOMER_CONFIG')).toBeUndefined()
    expect(statusOf('listFareMedia', '?child_organization_uuid=a')).toBeUndefined()
  })

  test('a call without a body takes none, not even an empty one', () => {
    expect(statusOf('logout')).toBeUndefined()
    expect(statusOf('logout', '', '{}')).toBe(415)
    expect(statusOf('login', '', '{}')).toBeUndefined()
  })
})
