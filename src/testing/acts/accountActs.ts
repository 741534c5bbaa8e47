import type { PressedAct } from './pressedAct'

export const accountActs: readonly PressedAct[] = [
  {
    title: 'makes an address the default',
    scenario: 'riderSignedIn',
    at: '/account/addresses',
    call: 'updateAddress',
    act: ({ press }) => press(/^Make default/),
    says: /Default address changed/,
  },
  {
    title: 'removes an address',
    scenario: 'riderSignedIn',
    at: '/account/addresses',
    call: 'removeAddress',
    act: ({ press }) => press(/^Remove/),
    says: /Address removed/,
  },
  {
    title: 'makes a payment method the default',
    scenario: 'riderSignedIn',
    at: '/account/paymentmethods',
    call: 'updatePaymentMethod',
    act: ({ press }) => press(/^Make default/),
    says: /Default payment method changed/,
  },
  {
    title: 'removes a payment method',
    scenario: 'riderSignedIn',
    at: '/account/paymentmethods',
    call: 'removePaymentMethod',
    act: async ({ press, pressIn }) => {
      await press(/^Remove: Bank/)
      await pressIn('alertdialog', undefined, 'Remove payment method')
    },
    says: /Payment method removed/,
  },
  {
    title: 'renames a device',
    scenario: 'deviceWithTickets',
    at: '/account/devices',
    call: 'renameDevice',
    act: async ({ press, type }) => {
      await press(/^Rename/)
      await type(/^Nickname/, 'Work phone')
      await press('Save nickname')
    },
    says: /Device renamed/,
  },
  {
    title: 'removes a device',
    scenario: 'deviceWithTickets',
    at: '/account/devices',
    call: 'removeDevice',
    act: async ({ press, pressIn }) => {
      await press('Remove: Old phone')
      await pressIn('alertdialog', undefined, 'Remove device')
    },
    says: /Device removed/,
  },
  {
    title: 'saves notifications',
    scenario: 'riderSignedIn',
    at: '/account/notifications',
    call: 'updateNotifications',
    act: ({ press }) => press('Email', 'checkbox'),
    says: /Saved/,
  },
  {
    title: 'loads the wallet',
    scenario: 'riderSignedIn',
    at: '/account/wallet/load',
    call: 'loadWallet',
    act: async ({ type, press }) => {
      await type('Amount to load', '20')
      await press('Continue to review')
      await press('Load $20.00')
    },
    says: /The money is in your wallet/,
  },
  {
    title: 'buys a past order again',
    scenario: 'riderSignedIn',
    at: '/account/orders',
    call: 'searchProducts',
    act: async ({ press }) => {
      await press('SP-100003', 'link')
      await press('Buy again')
    },
    says: /added/,
  },
  {
    title: 'saves the profile',
    scenario: 'riderSignedIn',
    at: '/account/profile',
    call: 'updateUser',
    act: async ({ type, press }) => {
      await type('First name', 'Jo')
      await press('Save changes')
    },
    says: /Your profile is saved/,
  },
  {
    title: 'changes the password',
    scenario: 'riderSignedIn',
    at: '/account/security',
    call: 'changePassword',
    act: async ({ type, press }) => {
      await press('Change password')
      await type('Current password', 'Transit-2026')
      await type('New password', 'Harbour-2027')
      await type('Confirm new password', 'Harbour-2027')
      await press('Save new password')
    },
    says: /Your password is changed/,
  },
  {
    title: 'filters past orders, and clears the filter',
    scenario: 'riderSignedIn',
    at: '/account/orders',
    act: async ({ choose, press }) => {
      await choose('Type', 'Refund')
      await press('Show')
      await press('Clear filter')
    },
    says: /3 results/,
  },
  {
    title: 'shows the expired passes of a card',
    scenario: 'riderWithEveryPass',
    at: '/faremedia/card-plastic?tab=passes',
    act: ({ choose }) => choose('Show', 'Expired passes'),
    says: /1 result/,
  },
]
