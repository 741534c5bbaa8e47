import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { heading, openReview, pay, payAndSeeReceipt } from '../shopping'

/** The mock's worker fetches the files, so the route belongs to the whole context. */
const receiptFiles = /\/assets\/orders-/
const lose = (page: Page) => page.context().route(receiptFiles, (route) => route.abort())
const lostFile = /Failed to (load resource|fetch dynamically imported module)|ERR_FAILED/

test('@PAY-08 @PAY-09 the receipt shows although its files stopped being available when the order was placed @deep', async ({
  page,
  open,
}) => {
  const fetched = page.waitForResponse(receiptFiles)
  await openReview(page, open)
  await fetched
  await lose(page)
  await payAndSeeReceipt(page)
})

test('@PAY-08 @PAY-09 paid, but no file of the receipt loads: the page says what is paid, and how to see it @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
  allowErrors,
}) => {
  allowErrors(lostFile)
  await lose(page)
  await openReview(page, open)
  await pay(page)
  await expect(heading(page, /^Order SP-\d+ is paid$/)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('open this page later')
  await expect(main).not.toContainText(/cart|went wrong/)
  await bothSchemes(axe)
  await page.context().unroute(receiptFiles)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
})

test('@PAY-08 @PAY-09 paid, but the receipt itself does not load: the page says what is paid, and offers to retry @deep', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await openReview(page, open)
  await mock.fault('getOrder', '500', 1)
  await pay(page)
  await expect(heading(page, /^Order SP-\d+ is paid$/)).toBeVisible()
  await bothSchemes(axe)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
})
