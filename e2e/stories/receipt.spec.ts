import { expect, test } from '../fixtures'
import { heading } from '../shopping'
import { keep, stored } from '../stored'

const receipts = { scenario: 'riderWithFullReceipts', now: '2026-11-03T13:30:00Z' } as const

test('@PAY-08 the receipt says of each line from when it can be used, names what renews, and opens in the app', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open('/ordersummary/order-100005', receipts)
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  const rows = page.getByRole('table', { name: 'What you bought' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Usable from:' })).toHaveCount(8)
  // Bought for a plastic card: the card readers load it overnight.
  await expect(rows.filter({ hasText: 'Adult Monthly Pass' })).toContainText('Usable from: 11/03/26 9:20 PM AST')
  const renewals = page.getByRole('region', { name: 'Renews automatically' })
  await expect(renewals.getByRole('listitem')).toHaveText(['Adult Monthly Pass', 'Senior Monthly Pass'])
  const next = page.getByRole('region', { name: 'What to do next' })
  await expect(next.getByRole('img', { name: 'Code that opens order SP-100005 in the mobile app' })).toBeVisible()
  await expect(next.getByRole('link', { name: 'Open this order in the app' })).toHaveAttribute(
    'href',
    'https://app.sableport-transit.example/orders/order-100005',
  )
  await bothSchemes(async () => axe())
})

test('@PAY-08 @PAY-12 what is sent and what is picked up are an order of their own, with where and how it goes', async ({
  page,
  open,
  axe,
}) => {
  await open('/ordersummary/order-100006', receipts)
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  const rows = page.getByRole('table', { name: 'What you bought' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Usable from:' })).toHaveCount(3)
  await expect(rows.filter({ hasText: 'Adult Rides' })).toContainText('Usable from: as soon as it arrives')
  await expect(rows.filter({ hasText: 'Keepsake' })).toContainText('Usable from: as soon as you pick it up')
  await expect(page.getByText('18 Lantern Street').first()).toBeVisible()
  await expect(page.getByText('Shipping method').first()).toBeVisible()
  await axe()
})

/** The area between the margins, in CSS pixels. */
const papers = { A4: { width: 680, height: 1009 }, Letter: { width: 703, height: 943 } }
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

for (const format of ['A4', 'Letter'] as const)
  test(`@PAY-08 the receipt is printed on ${format}: black on white, the number on each page, nothing cut`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open('/ordersummary/order-100005', receipts)
    await expect(page.getByRole('table')).toBeVisible()
    const pages = pagesOf(await page.pdf({ format }))
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
    const foot = page.getByText('Sableport Transit, order SP-100005')
    await expect(foot.locator('..')).toHaveCSS('display', 'table-footer-group')
    for (const name of ['Print receipt', 'Email receipt', 'Find tickets and passes'])
      await expect(page.getByText(name)).toBeHidden()
    await expect(foot).toBeVisible()
    await expect(page.getByText('AST (America/Halifax)')).toBeVisible()
    await expect(page.getByRole('img', { name: /opens order SP-100005/ })).toBeVisible()
    await expect(page.getByText('Order SP-100005', { exact: true })).toBeVisible()
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

test('@PAY-08 a receipt of one line fits one sheet of either size', async ({ page, open }) => {
  await open('/ordersummary/order-100002', { scenario: 'riderSignedIn' })
  await expect(page.getByRole('table')).toBeVisible()
  for (const format of ['A4', 'Letter'] as const) {
    expect(pagesOf(await page.pdf({ format }))).toBe(1)
  }
})

test('@PAY-08 a rider has the receipt sent once more, by keyboard, to another address', async ({
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
  await expect(page.getByRole('status').filter({ hasText: 'on its way to accounts@example.com' })).toBeVisible()
  await bothSchemes(async () => axe())
  expect((await mock.state()).mailedReceipts).toMatchObject([{ to: 'accounts@example.com', order_number: 'SP-100003' }])
})

test('@PAY-08 @API-06 a receipt that could not be sent says why, and is sent again', async ({
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
  await expect(page.getByText('on its way to rider@example.com')).toBeVisible()
})

test('@PAY-08 @LANG-02 the receipt on a small phone in French, whole and without sideways scrolling', async ({
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
  await expect(page.getByText('Utilisable à partir de :').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Renouvellement automatique' })).toBeVisible()
  // A phone cannot scan its own screen.
  await expect(page.getByRole('img', { name: /ouvre la commande/ })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Ouvrir cette commande dans l’application' })).toBeVisible()
  await page.getByRole('button', { name: 'Recevoir le reçu par courriel' }).click()
  await expect(page.getByLabel('Envoyer le reçu à')).toBeFocused()
  await bothSchemes(async () => axe())
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(beyond).toBeLessThanOrEqual(0)
})
