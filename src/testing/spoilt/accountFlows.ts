import type { Hands } from '../acts/pressedAct'
import { acted } from './acted'
import type { Flow } from './flow'

const losing = (flow: Flow, call: 'loadWallet' | 'transferFunds' | 'payOutWallet'): Flow => ({
  ...flow,
  prepare: ({ api }) => api.fault(call, 'lostAnswer', 1),
})

const loads = acted('loads the wallet')
const moves = acted('moves funds')

const payOut: Flow = {
  scenario: 'accountToClose',
  at: '/account/deactivate',
  act: async ({ press, type }: Hands) => {
    await press('Continue')
    await press(/Visa/, 'radio')
    await press('Continue')
    await press(/what ends/, 'checkbox')
    await type('Password', 'Transit-2026')
    await press('Delete account')
  },
  says: /Your account is deleted/,
}

const endSessions: Flow['prepare'] = ({ store }) => store.run((state) => void (state.sessions = {}))

const addsCard = (number: string, says: RegExp): Flow => ({
  scenario: 'riderSignedIn',
  at: '/account/paymentmethods/add/card',
  act: async ({ type, press }) => {
    await type(/^Card number/, number)
    await type(/^Expiry date/, '12/30')
    await type(/^Security code/, '123')
    await type(/^Last name on the card/, 'MacLeod')
    await type(/^Billing street address/, '12 Harbour St')
    await type(/^Postal or ZIP code/, 'B3H 1A1')
    await press(/^Save|^Add/)
  },
  says,
})

export const accountFlows = {
  loads,
  loadsAndLosesAnswer: losing(loads, 'loadWallet'),
  moves,
  movesAndLosesAnswer: losing(moves, 'transferFunds'),
  paysOut: payOut,
  paysOutAndLosesAnswer: losing(payOut, 'payOutWallet'),
  seesWallet: { scenario: 'riderSignedIn', at: '/account/wallet', says: /\$42\.50/ },
  walletAfterEnd: {
    scenario: 'riderSignedIn',
    at: '/account/wallet',
    prepare: endSessions,
    says: /You are unauthorized to perform this request/,
  },
  profileAfterEnd: {
    scenario: 'riderSignedIn',
    at: '/account/profile',
    prepare: endSessions,
    says: /You are unauthorized to perform this request/,
  },
  sessionEnds: {
    scenario: 'riderSignedIn',
    at: '/account/profile',
    prepare: ({ api }) => api.fault('getMe', '50020'),
    says: /You are unauthorized to perform this request/,
  },
  seesProfile: { scenario: 'riderSignedIn', at: '/account/profile', says: /You sign in with this email/ },
  changesWalletAutoload: {
    scenario: 'riderWithAutoload',
    at: '/account/wallet/autoload',
    act: async ({ press }) => {
      await press('Change')
      await press('Save autoload')
    },
    says: /Autoload saved/,
  },
  seesAddresses: { scenario: 'riderSignedIn', at: '/account/addresses', says: /18 Lantern Street/ },
  makesDefault: acted('makes an address the default'),
  removesAddress: acted('removes an address'),
  addsAddress: {
    scenario: 'riderSignedIn',
    at: '/account/addresses/new',
    act: async ({ type, press, choose }) => {
      await type(/^First name/, 'Zoë')
      await type(/^Last name/, 'Müller')
      await type(/^(Street|Address)/, '5 Quay Road')
      await type(/^City/, 'Montréal')
      await choose(/^(Province|State)/, 'Quebec')
      await type(/^Postal/, 'H2X 1Y4')
      await press(/^Save|^Add/)
    },
    says: /Montréal/,
  },
  addsMethod: addsCard('4111 1111 1111 1111', /Expires 12\/30/),
  addsDeclinedMethod: addsCard('4000 0000 0000 0002', /Your bank declined this card/),
  seesDevices: { scenario: 'deviceWithTickets', at: '/account/devices', says: /Pixel 10/ },
  seesSecurity: { scenario: 'riderWithSecondFactor', at: '/account/security', says: /Change password/ },
  savesNotifications: acted('saves notifications'),
  savesProfile: acted('saves the profile'),
  changesPassword: acted('changes the password'),
} satisfies Record<string, Flow>
