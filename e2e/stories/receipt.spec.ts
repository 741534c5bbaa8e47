import { expect, test } from '../fixtures'
import { heading } from '../shopping'
import { keep, stored } from '../stored'
import { sampleOf } from '../../src/testing/chance/sample'

const receipts = { scenario: 'riderWithFullReceipts', now: '2026-11-03T13:30:00Z' } as const

test('@PAY-08 @PAY-12 what is on a fare card says which and from when, names what renews, and speaks of no app @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open('/ordersummary/order-100005', receipts)
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  const next = page.getByRole('region', { name: 'What to do next' })
  await expect(next.getByRole('listitem')).toHaveText([/On your card ••••\s7777/, /Tap your card at the reader/])
  // The card readers load a plastic card overnight. What is the same for all lines is said once.
  await expect(next.getByText(/Ready to use:/)).toHaveText(
    /^Ready to use: Nov\.? 3, 2026, 9:20\sp\.m\..*9:20\sp\.m\. Atlantic Standard Time$/,
  )
  await expect(page.getByText('Fare card number').locator('..')).toContainText('•••• 7777')
  const main = page.getByRole('main')
  await expect(main).not.toContainText('5555')
  await expect(main).not.toContainText(/\b(app|QR|activate)\b/i)
  await expect(main.getByRole('link', { name: 'Open in the app' })).toHaveCount(0)
  const renewals = page.getByRole('region', { name: 'Renews automatically' })
  await expect(renewals).toContainText('We renew the passes')
  await expect(page.getByText('Sableport Regional Transit Authority').first()).toBeVisible()
  await expect(page.getByText('Customer').locator('..')).toContainText('rider@example.com')
  // No line of zero.
  await expect(page.getByText('$0.00')).toHaveCount(0)
  await bothSchemes(async () => axe())
})

test('@PAY-08 an order without a card opens in the app: by code at a desk, by the first button on a phone @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open('/ordersummary/order-100007', receipts)
  const next = page.getByRole('region', { name: 'What to do next' })
  const code = next.getByRole('img', { name: 'Code that opens order SP-100007 in the mobile app' })
  await expect(code).toBeVisible()
  const main = page.getByRole('main')
  const ways = main.getByRole('link', { name: 'Open in the app' })
  const address = 'https://app.sableport-transit.example/orders/order-100007'
  await expect(ways).toHaveAttribute('href', address)
  await expect(next.getByRole('link', { name: 'Add to Apple or Google Wallet' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(code).toBeHidden()
  await expect(ways).toHaveAttribute('href', address)
  const firsts = main.locator('a:visible, button:visible')
  await expect(firsts.nth(0)).toHaveText('Open in the app')
  await expect(firsts.nth(1)).toHaveText('Add to Apple or Google Wallet')
  await expect(firsts.nth(2)).toHaveText(/App Store/)
  await expect(firsts.nth(3)).toHaveText(/Google Play/)
  await expect(firsts.nth(0)).toBeInViewport()
  await bothSchemes(async () => axe())
})

test('@PAY-08 @PAY-12 what is sent and what is picked up are an order of their own, with where and how it goes @deep', async ({
  page,
  open,
  axe,
}) => {
  await open('/ordersummary/order-100006', receipts)
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  const next = page.getByRole('region', { name: 'What to do next' })
  await expect(next.getByText('Ships to you in 5 to 7 business days.')).toHaveCount(1)
  await expect(page.getByText('18 Lantern Street').first()).toBeVisible()
  await expect(page.getByText('Shipping method').first()).toBeVisible()
  await axe()
})

/** The area between the margins, in CSS pixels. */
const papers = { A4: { width: 680, height: 1009 }, Letter: { width: 703, height: 943 } }
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

for (const format of sampleOf(['A4', 'Letter'] as const, 2))
  test(`@PAY-08 the receipt is printed on ${format}: black on white, the number on each page, nothing cut`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open('/ordersummary/order-100005', receipts)
    await expect(page.getByRole('table')).toBeVisible()
    expect(pagesOf(await page.pdf({ format })), 'eight lines on a card').toBeLessThanOrEqual(2)
    await page.goto('/ordersummary/order-100007')
    await expect(page.getByRole('table')).toBeVisible()
    const pages = pagesOf(await page.pdf({ format }))
    expect(pages, 'eight lines in the app, with the code').toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const { width, height } = papers[format]
    await page.setViewportSize({ width, height: 400 })
    // The height depends on the font. The print takes the number of pages that the height needs, or one more, because
    // rows are not split.
    const sheets = Math.ceil((await page.evaluate(() => document.documentElement.scrollHeight)) / height)
    expect(sheets, 'the receipt is longer than a page').toBeGreaterThan(1)
    expect([sheets, sheets + 1]).toContain(pages)
    const rows = page.getByRole('table', { name: 'What you bought' }).getByRole('row')
    const breaks = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).breakInside))
    expect(new Set(breaks)).toEqual(new Set(['avoid']))
    const foot = page.getByText('Sableport Transit, order SP-100007')
    await expect(foot.locator('..')).toHaveCSS('display', 'table-footer-group')
    for (const name of ['Print receipt', 'Email receipt', 'Find tickets and passes'])
      await expect(page.getByText(name)).toBeHidden()
    await expect(foot).toBeVisible()
    await expect(page.getByText(/Atlantic Standard Time/).first()).toBeVisible()
    await expect(page.getByRole('img', { name: /opens order SP-100007/ })).toBeVisible()
    await expect(page.getByText('Order SP-100007', { exact: true })).toBeVisible()
    const coloured = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('td, th, dt, dd, p, h2, h3, strong, time, li')]
        .filter((element) => {
          const { color, backgroundImage } = getComputedStyle(element)
          return element.checkVisibility() && (color !== 'rgb(0, 0, 0)' || backgroundImage !== 'none')
        })
        .map(({ textContent }) => textContent),
    )
    expect(coloured).toEqual([])
    const steps = page.getByRole('region', { name: 'What to do next' }).locator('li svg')
    await expect(steps).toHaveCount(3)
    const inks = await steps.evaluateAll((pictures) =>
      pictures.flatMap((picture) => [
        picture.checkVisibility() ? 'shown' : 'hidden',
        ...[...picture.querySelectorAll('*')].flatMap((shape) => {
          const { fill, stroke } = getComputedStyle(shape)
          return [fill, stroke]
        }),
      ]),
    )
    expect(new Set(inks)).toEqual(new Set(['shown', 'none', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)']))
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(beyond).toBeLessThanOrEqual(0)
  })

test('@PAY-08 a receipt of one line fits one sheet of either size @deep', async ({ page, open }) => {
  await open('/ordersummary/order-100002', { scenario: 'riderSignedIn' })
  for (const order of ['order-100002', 'order-100004']) {
    await page.goto(`/ordersummary/${order}`)
    await expect(page.getByRole('table')).toBeVisible()
    for (const format of ['A4', 'Letter'] as const) {
      expect(pagesOf(await page.pdf({ format }))).toBe(1)
    }
  }
})

test('@PAY-08 a rider has the receipt sent once more, by keyboard, to another address @deep', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/ordersummary/order-100003', { scenario: 'riderSignedIn' })
  const button = page.getByRole('button', { name: 'Email receipt' })
  await button.focus()
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Send the receipt to')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('rider@example.com')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('nobody')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await bothSchemes(async () => axe())
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('accounts@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'sent the receipt to accounts@example.com' })).toBeVisible()
  await bothSchemes(async () => axe())
  expect((await mock.state()).mailedReceipts).toMatchObject([{ to: 'accounts@example.com', order_number: 'SP-100003' }])
})

test('@PAY-08 @API-06 a receipt that could not be sent says why, and is sent again @deep', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open('/ordersummary/order-100003', { scenario: 'riderSignedIn' })
  await mock.fault('sendReceipt', '500', 1)
  await page.getByRole('button', { name: 'Email receipt' }).click()
  await page.getByRole('button', { name: 'Send receipt' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Send receipt' }).click()
  await expect(page.getByText('sent the receipt to rider@example.com')).toBeVisible()
})

test('@PAY-08 @LANG-02 the receipt on a small phone in French, whole and without sideways scrolling @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/ordersummary/order-100005', receipts)
  await keep(page, stored.language, 'fr')
  await page.reload()
  await expect(heading(page, 'Merci, votre commande est passée')).toBeVisible()
  await expect(page.getByText('Début d’utilisation :').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Renouvellement automatique' })).toBeVisible()
  await expect(page.getByText('Présentez votre carte au lecteur')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/application|code QR|activez|activation/i)
  await page.getByRole('button', { name: 'Recevoir le reçu par courriel' }).click()
  await expect(page.getByLabel('Envoyer le reçu à')).toBeFocused()
  await bothSchemes(async () => axe())
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(beyond).toBeLessThanOrEqual(0)
})
