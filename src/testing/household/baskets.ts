export const line = (uuid: string, quantity: number, isSubscribed = false) => ({
  uuid,
  quantity,
  isSubscribed,
  filters: [],
})

/** Orders of every kind: for a card (value, a pass, one that renews), for none, in the app, by mail. */
export const baskets = [
  { lines: [line('bus-value-20', 2)], forCard: true },
  { lines: [line('bus-adult-day', 1), line('bus-value-20', 1)], forCard: true },
  { lines: [line('bus-adult-7day', 1, true)], forCard: true },
  { lines: [line('bus-adult-ten', 1), line('bus-adult-day', 2)], forCard: false },
  { lines: [line('bus-adult-single', 2)], forCard: false },
  { lines: [line('bus-adult-booklet', 1)], forCard: false },
] as const

export const address = {
  ...{ firstName: 'Jordan', lastName: 'MacLeod', address1: '18 Lantern Street', country: 'CA' },
  ...{ state: 'NS', city: 'Halifax', zip: 'B3J 1S9' },
}

export const bankCard = {
  ...{ number: '4111 1111 1111 1111', expiry: '12/30', security_code: '123' },
  ...{ last_name: 'MacLeod', address: '18 Lantern Street', zip: 'B3J 1S9' },
}
