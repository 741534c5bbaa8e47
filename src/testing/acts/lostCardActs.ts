import type { Hands, PressedAct } from './pressedAct'

const lost = '/faremedia/card-plastic/lost'
const block = ({ press }: Hands) => press('It’s lost: block it now')
export const lostCardActs: readonly PressedAct[] = [
  {
    title: 'blocks a lost card',
    scenario: 'lostCard',
    at: lost,
    call: 'blockFareMedium',
    act: block,
    says: /Found it again/,
  },
  {
    title: 'blocks another card that was lost with a card',
    scenario: 'lostCard',
    at: lost,
    call: 'blockFareMedium',
    act: async (hands) => {
      await block(hands)
      await hands.press('My phone ending in 4444', 'checkbox')
      await hands.press('Block selected too')
    },
    says: /Blocked: My phone/,
  },
  {
    title: 'pauses what a lost card is charged for',
    scenario: 'lostCard',
    at: lost,
    call: 'pauseRenewal',
    act: async (hands) => {
      await block(hands)
      await hands.press('Pause 2 charges')
    },
    says: /You won’t be charged for/,
  },
  {
    title: 'moves the money and the passes of a lost card by one press',
    scenario: 'lostCard',
    at: lost,
    call: 'transferFunds',
    act: async (hands) => {
      await block(hands)
      await hands.press('Move $34.60 and 1 pass')
    },
    says: /Moved to My phone/,
  },
  {
    title: 'moves the passes of a lost card',
    scenario: 'lostCard',
    at: lost,
    call: 'attachPasses',
    act: async (hands) => {
      await block(hands)
      await hands.press('Move $34.60 and 1 pass')
    },
    says: /Moved to My phone/,
  },
  {
    title: 'puts a step for a lost card off, and comes back to it',
    scenario: 'lostCard',
    at: lost,
    act: async (hands) => {
      await block(hands)
      await hands.press('Pause 2 charges')
      await hands.pressIn('listitem', 'Move what’s on it', 'Skip for now')
      await hands.pressIn('listitem', 'Move what’s on it', 'Do it now')
      await hands.pressIn('listitem', 'Move what’s on it', 'Skip for now')
    },
    says: /Skipped for now/,
  },
  {
    title: 'brings a pass of a lost card from a phone to the cloud',
    scenario: 'riderWithEveryPass',
    at: lost,
    call: 'movePass',
    act: async (hands) => {
      await block(hands)
      await hands.pressIn('listitem', 'Move what’s on it', 'Move to the cloud')
    },
    says: /The pass is now in the cloud/,
  },
  {
    title: 'gets a card to which the passes of a lost one can go, and comes back to them',
    scenario: 'riderWithBlockedCard',
    at: '/faremedia/card-blocked/lost',
    call: 'createVirtualCard',
    act: async ({ pressIn, type, press }) => {
      await pressIn('listitem', 'Move what’s on it', 'Get a virtual card')
      await type('Nickname', 'Spare card')
      await press('Get the card')
    },
    says: /Your new card is ready/,
  },
]
