import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import type { Beginning } from '../fixtures'
import { settingsWith } from '../operator'
import { expectReadableIn } from '../readable'
import { heading, openReview } from '../shopping'
import { isWhole } from '../../src/testing/chance/sample'

const all = ['fr', 'es', 'nl', 'de', 'pt', 'fil', 'vi', 'zh-Hans', 'zh-Hant']
/** `npm test` takes languages with long words, long sentences and stacked accents. */
const languages = isWhole ? all : ['fr', 'fil', 'vi']
const look = (page: Page) => expectReadableIn(page, languages)

type Walk = (page: Page, open: (path: string, beginning?: Beginning) => Promise<void>) => Promise<void>

const walks: [what: string, walk: Walk][] = [
  [
    '@FM-05 a transfer is chosen and checked',
    async (page, open) => {
      await open('/faremedia/card-plastic/transfer', { scenario: 'lostCard' })
      await page.getByLabel('Amount to move').fill('12.50')
      await look(page)
      await page.getByRole('button', { name: 'Continue to review' }).click()
      await expect(heading(page, 'Check your transfer')).toBeVisible()
      await look(page)
    },
  ],
  [
    '@ACC-11 a load of the wallet is chosen and checked',
    async (page, open) => {
      await open('/account/wallet/load', { scenario: 'riderSignedIn' })
      await page.getByRole('textbox').fill('25.00')
      await look(page)
      await page.locator('form [type=submit]').click()
      await expect(page.getByRole('button', { name: /\$25\.00/ })).toBeVisible()
      await look(page)
    },
  ],
  [
    '@ACC-13 the payout of the balance is chosen and confirmed',
    async (page, open) => {
      await open('/account/deactivate', { scenario: 'accountToClose' })
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('radio', { name: /Visa/ }).check()
      await look(page)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(heading(page, 'Confirm with your password')).toBeVisible()
      await look(page)
    },
  ],
  [
    '@PAY-01 an order is checked',
    async (page, open) => {
      await openReview(page, open)
      await look(page)
    },
  ],
]

for (const [what, walk] of walks)
  test(`@LANG-02 ${what}, 320 pixels wide, in several languages @deep`, async ({ context, page, open }) => {
    await settingsWith(context, (settings) => (settings.languages = ['en', ...all]))
    await walk(page, open)
  })
