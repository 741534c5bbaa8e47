import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { settingsWith } from '../operator'
import { expectReadableIn } from '../readable'
import { heading, openReview } from '../shopping'
import { isWhole } from '../../src/testing/chance/sample'

const all = ['fr', 'es', 'nl', 'de', 'pt', 'fil', 'vi', 'zh-Hans', 'zh-Hant']
/** Long words, long sentences, stacked accents. */
const languages = isWhole ? all : ['fr', 'fil', 'vi']

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test.beforeEach(({ context }) => settingsWith(context, (settings) => (settings.languages = ['en', ...all])))

test('@LANG-02 @FM-05 a transfer is chosen and checked 320 pixels wide in any language', async ({ page, open }) => {
  await open('/faremedia/card-plastic/transfer', { scenario: 'lostCard' })
  await page.getByLabel('Amount to move').fill('12.50')
  await expectReadableIn(page, languages)
  await press(page, 'Continue to review')
  await expect(heading(page, 'Check your transfer')).toBeVisible()
  await expectReadableIn(page, languages)
})

test('@LANG-02 @ACC-11 a load of the wallet is chosen and checked 320 pixels wide in any language', async ({
  page,
  open,
}) => {
  await open('/account/wallet/load', { scenario: 'riderSignedIn' })
  await page.getByRole('textbox').fill('25.00')
  await expectReadableIn(page, languages)
  await page.locator('form [type=submit]').click()
  await expect(page.getByRole('button', { name: /\$25\.00/ })).toBeVisible()
  await expectReadableIn(page, languages)
})

test('@LANG-02 @ACC-13 the payout of the balance is chosen and confirmed 320 pixels wide in any language', async ({
  page,
  open,
}) => {
  await open('/account/deactivate', { scenario: 'accountToClose' })
  await press(page, 'Continue')
  await page.getByRole('radio', { name: /Visa/ }).check()
  await expectReadableIn(page, languages)
  await press(page, 'Continue')
  await expect(heading(page, 'Confirm with your password')).toBeVisible()
  await expectReadableIn(page, languages)
})

test('@LANG-02 @PAY-01 an order is checked 320 pixels wide in any language', async ({ page, open }) => {
  await openReview(page, open)
  await expectReadableIn(page, languages)
})
