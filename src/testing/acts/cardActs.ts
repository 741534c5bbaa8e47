import type { PressedAct } from './pressedAct'

const card = '/faremedia/card-plastic'

export const cardActs: readonly PressedAct[] = [
  {
    title: 'links a fare card',
    scenario: 'riderSignedIn',
    at: '/faremedia/link/physical',
    call: 'linkFareMedium',
    act: async ({ type, press }) => {
      await type('Card number', '6030 9999 0000 1111')
      await type('Security code', '456')
      await press('Link this card')
    },
    says: /The card is linked/,
  },
  {
    title: 'links a bank card',
    scenario: 'tappedBankCard',
    at: '/faremedia/link/bankcard',
    call: 'linkBankCard',
    act: async ({ type, choose, press }) => {
      await type('Last 4 digits', '4242')
      await type('Expiry date', '1230')
      await choose('Day of a recent tap', '11/18/26')
      await type('Amount your bank shows', '2.75')
      await press('Find and link this card')
    },
    says: /The card is linked/,
  },
  {
    title: 'gets a virtual card',
    scenario: 'riderWithTwoCards',
    at: '/faremedia?show=all',
    call: 'createVirtualCard',
    act: async ({ press, type }) => {
      await press('Get a virtual card')
      await type('Nickname', 'Spare card')
      await press('Get the card')
    },
    says: /Your new card is ready/,
  },
  {
    title: 'renames a card',
    scenario: 'riderWithTwoCards',
    at: `${card}?tab=manage`,
    call: 'renameFareMedium',
    act: async ({ press, type }) => {
      await press('Rename this card')
      await type('Nickname', 'Commute')
      await press('Save nickname')
    },
    says: /Card renamed/,
  },
  {
    title: 'blocks a card',
    scenario: 'riderWithTwoCards',
    at: `${card}?tab=manage`,
    call: 'blockFareMedium',
    act: async ({ press, pressIn }) => {
      await press('Block this card')
      await pressIn('alertdialog', undefined, /you can undo this/)
    },
    says: /The card is blocked/,
  },
  {
    title: 'unlinks a card',
    scenario: 'riderWithTwoCards',
    at: `${card}?tab=manage`,
    call: 'removeFareMedium',
    act: async ({ press, pressIn }) => {
      await press('Unlink this card')
      await pressIn('alertdialog', undefined, 'Unlink this card')
    },
    says: /The card is unlinked/,
  },
  {
    title: 'sets up an autoload',
    scenario: 'riderWithTwoCards',
    at: `${card}?tab=autoload`,
    call: 'saveAutoload',
    act: async ({ press, type }) => {
      await press('Set up autoload')
      await type('Amount to add', '20')
      await type('When the balance is at or below', '10')
      await press(/^Visa/, 'radio')
      await press('Save autoload')
    },
    says: /Autoload saved/,
  },
  {
    title: 'pauses an autoload',
    scenario: 'riderWithAutoload',
    at: '/faremedia/card-phone?tab=autoload',
    call: 'pauseAutoload',
    act: ({ press }) => press('Pause'),
    says: /Autoload paused/,
  },
  {
    title: 'removes an autoload',
    scenario: 'riderWithAutoload',
    at: '/faremedia/card-phone?tab=autoload',
    call: 'removeAutoload',
    act: async ({ press, pressIn }) => {
      await press('Remove')
      await pressIn('alertdialog', undefined, 'Remove autoload')
    },
    says: /Autoload removed/,
    refused: /please try later/,
  },
  {
    title: 'pauses a renewal',
    scenario: 'riderWithRenewals',
    at: '/faremedia/card-phone?tab=autorenew',
    call: 'pauseRenewal',
    act: ({ pressIn }) => pressIn('region', 'Adult Monthly Pass', 'Pause'),
    says: /renewal paused/i,
  },
  {
    title: 'removes a renewal',
    scenario: 'riderWithRenewals',
    at: '/faremedia/card-phone?tab=autorenew',
    call: 'removeRenewal',
    act: async ({ press, pressIn }) => {
      await pressIn('region', 'Adult 10-Ride Ticket', 'Change or remove')
      await press(/Remove renewal/, 'radio')
      await pressIn('dialog', undefined, 'Remove renewal')
    },
    says: /won’t be renewed/,
  },
  {
    title: 'switches on a renewal',
    scenario: 'riderWithRenewals',
    at: '/faremedia/card-phone?tab=autorenew&renew=pass-night',
    call: 'createRenewal',
    act: ({ press }) => press('Turn on renewal'),
    says: /renew/i,
  },
  {
    title: 'moves a pass to a phone',
    scenario: 'riderWithEveryPass',
    at: `${card}?tab=passes`,
    call: 'movePass',
    act: ({ pressIn }) => pressIn('region', 'Adult Day Pass', /^Move to/),
    says: /now on the phone/,
  },
  {
    title: 'puts passes on a card',
    scenario: 'riderWithEveryPass',
    at: '/account/unattached',
    call: 'attachPasses',
    act: async ({ press }) => {
      await press(/Adult/, 'checkbox')
      await press(/Blue card/, 'radio')
      await press('Add to card')
    },
    says: /1 pass added to the card/,
  },
  {
    title: 'moves funds',
    scenario: 'riderWithTwoCards',
    at: `${card}/transfer`,
    call: 'transferFunds',
    act: async ({ type, press }) => {
      await type('Amount to move', '5')
      await press('Continue to review')
      await press('Move $5.00')
    },
    says: /Money moved/,
  },
]
