// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { request } from '../../api/client'
import { listAddresses } from '../../api/contract/paying/addresses'
import { getWallet } from '../../api/contract/account/wallet'
import { selectCartLines } from '../../features/buying/cart'
import { closing } from '../../features/account/closing/closeAccount'
import { selectIsRider } from '../../features/identity/session'
import { dialogAnswered, selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import { selectNotices } from '../../shared/notices/noticesSlice'
import { soldLine } from '../../testing/buying/cartLines'
import { testBackend, testPortal } from '../../testing/portal'
import { settled } from '../../testing/settled'
import '../pages/ClosingPage'

const keys = ['auth_token', 'cwp_user', 'transfer_attempt', 'wallet_payout_attempt', 'lost_card', 'saved_carts']
const left = () => keys.filter((key) => window.localStorage.getItem(key) !== null)

test('@ACC-13 an account that was closed elsewhere is told once, and the rider is logged out after OK', async () => {
  testBackend('closedElsewhere')
  const { store, asked, visited } = testPortal()
  window.localStorage.setItem('cart', JSON.stringify([soldLine('bus-adult-single')]))
  await Promise.all([request(getWallet), request(listAddresses), request(getWallet, { quiet: true })])
  await vi.waitFor(() => expect(asked).toEqual(['accountClosed']))
  await settled()
  // Until then nothing is taken away behind the dialog.
  expect([selectIsRider(store.getState()), visited]).toEqual([true, []])
  const id = selectOpenDialog(store.getState())?.id ?? 0
  store.dispatch(dialogAnswered({ id, answer: 'logOut' }))
  await vi.waitFor(() => expect(visited).toEqual(['/login']))
  expect([asked, left(), selectIsRider(store.getState())]).toEqual([['accountClosed'], [], false])
  expect([selectCartLines(store.getState()), selectNotices(store.getState())]).toEqual([[], []])
})

test('@ACC-13 after the closing nothing of the rider stays, and the notice knows what happened', async () => {
  testBackend('accountToClose')
  const { store, visited, until } = testPortal()
  store.dispatch(closing.requested({ act: 'delete', payTo: 'pay-bank', password: 'Transit-2026' }))
  await until((state) => !selectIsRider(state))
  await vi.waitFor(() => expect(left()).toEqual([]))
  expect(visited).toEqual(['/account-deactivated'])
  const notice = JSON.parse(window.sessionStorage.getItem('closed_account') ?? '{}') as unknown
  expect(notice).toEqual({ act: 'delete', paid: { amount: 4250, receipt: 'W-1' } })
})
