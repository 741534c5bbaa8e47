import { expect, test } from '../fixtures'

test('@ACC-15 @ACC-21 the overview shows what needs an act, the cards and what comes, each failing on its own, with its link', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open('/account', { scenario: 'methodsToMend', now: '2026-11-30T15:00:00Z', fault: 'listFareMedia:500' })
  const part = (name: string) => page.getByRole('region', { name })
  await expect(part('Needs your attention')).toContainText('Expires soon (12/26)')
  await expect(part('Fare cards').getByRole('alert')).toBeVisible()
  await expect(part('Fare cards')).toContainText('Wallet')
  // The line reads the cards, too.
  await expect(part('Coming up').getByRole('alert')).toBeVisible()
  await mock.fault('listFareMedia', '500', 0)
  await part('Fare cards').getByRole('button', { name: 'Try again' }).click()
  await expect(part('Fare cards').getByRole('link', { name: /Blue card/ })).toContainText('7777')
  await expect(part('Coming up')).toContainText('Adult Monthly Pass')
  await axe()
  await part('Needs your attention').getByRole('link', { name: /Visa/ }).click()
  await expect(page).toHaveURL(/\/account\/paymentmethods#method-/)
})

test('@ACC-15 nothing on the overview moves while its parts arrive one after the other', async ({
  page,
  open,
  settled,
}) => {
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 720 })
    await open('/account', { scenario: 'riderWithAutoload', delay: 'getWallet:400' })
    await expect(page.getByRole('region', { name: 'Coming up' })).toBeVisible()
    await settled()
    expect(await page.evaluate(() => Reflect.get(window, 'moved') as number[])).toEqual([])
  }
})
