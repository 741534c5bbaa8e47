import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expectToFit, tabTo } from '../everyone'
import { expect, test } from '../fixtures'

const folderOf = (name: string) => fileURLToPath(new URL(`../operators/${name}`, import.meta.url))
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
const preview = (page: Page) => page.frameLocator('.stage iframe:not(.coming)')
const verdict = (page: Page) => page.getByRole('navigation').getByRole('status')
const takes = 'No faults: npm run settings takes this'

async function openFolder(page: Page, name: string): Promise<void> {
  await page.goto('/__operator')
  await page.getByLabel('Folder with settings.json').setInputFiles(folderOf(name))
  await expect(verdict(page)).toHaveText(takes)
}

/** What the page offers to save under this path. */
async function savedFile(page: Page, path: string): Promise<string> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${path}` }).click()
  return readFileSync(await (await waiting).path(), 'utf8')
}

test('@OPS-05 an operator opens its settings, changes name and look beside the live portal, and saves what was changed', async ({
  page,
  axe,
  bothSchemes,
}) => {
  await openFolder(page, 'ferry')
  const lead = preview(page).getByText(/^Buy a crossing with/)
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Your seat to the islands.')
  await expect(lead).toContainText('Sable Isles Ferries')
  await field(page, 'Name').first().fill('Isles & Sound Boats')
  await expect(lead).toContainText('Isles & Sound Boats')
  await expect(page.getByText('Changes that no file holds yet')).toBeVisible()

  await field(page, 'Accent colour').fill('#0e2439')
  await expect(page.getByText('4 of 14 pairs cannot be read or seen.')).toBeVisible()
  await expect(field(page, 'Accent colour')).toHaveAttribute('aria-invalid', 'true')
  await expect(
    page
      .getByRole('main')
      .getByText(/A focus ring \(#0e2439\) on the header/)
      .first(),
  ).toBeVisible()
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /colours\.accent/ })
    .first()
    .press('Enter')
  await expect(field(page, 'Accent colour')).toBeFocused()
  await field(page, 'Accent colour').fill('#ff9f6b')
  await expect(verdict(page)).toHaveText(takes)

  await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click()
  await page.getByRole('group', { name: 'Width' }).getByText('Desk').click()
  await page.getByRole('combobox', { name: 'Page' }).selectOption('/login (visitor)')
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(preview(page).locator('body')).toHaveCSS('background-color', 'rgb(10, 20, 30)')
  expect(
    await preview(page)
      .locator('body')
      .evaluate(() => window.innerWidth),
  ).toBe(1280)
  await page.getByRole('region', { name: 'Preview' }).getByRole('combobox', { name: 'Language' }).selectOption('fr')
  await expect(preview(page).locator('html')).toHaveAttribute('lang', 'fr')

  // The browser warns before it leaves changes, and finds them again.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(field(page, 'Name').first()).toHaveValue('Isles & Sound Boats')
  await page.getByRole('button', { name: 'Save' }).click()
  const read = readFileSync(`${folderOf('ferry')}/settings.json`, 'utf8')
  const wanted = JSON.parse(read.replace('"name": "Sable Isles Ferries"', '"name": "Isles & Sound Boats"')) as unknown
  expect(JSON.parse(await savedFile(page, 'settings.json'))).toEqual(wanted)
  expect(await savedFile(page, 'logo.svg')).toBe(readFileSync(`${folderOf('ferry')}/logo.svg`, 'utf8'))
  await expect(page.getByText('Nothing changed')).toBeVisible()

  await expect(page.locator('.stage')).toHaveAttribute('aria-busy', 'false')
  // axe does not enter frames; the portal in them has stories of its own.
  await page.evaluate(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()))
  await bothSchemes(axe)
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectToFit(page)
  }
})

test('@OPS-04 @OPS-05 an operator finds a text by keyboard and says it in other words, which the portal then shows @deep', async ({
  page,
}) => {
  await openFolder(page, 'metro')
  await expect(preview(page).locator('body')).toHaveCSS('font-family', /^Outfit/)
  await page.getByRole('link', { name: 'Texts' }).press('Enter')
  await tabTo(page, 'searchbox', 'Find a text')
  await page.keyboard.type('touchless tickets')
  const lead = page.getByRole('textbox', { name: 'app:landing.lead' })
  await expect(lead).toBeVisible()
  await tabTo(page, 'textbox', 'app:landing.lead')
  await page.keyboard.type('Tickets on your phone.')
  await expect(verdict(page)).toHaveText('1 fault')
  await expect(
    page.getByText('Must have the placeholders and tags of the original: {{operator}}', { exact: true }),
  ).toBeVisible()
  await expect(preview(page).getByText(/^Touchless tickets/)).toBeVisible()
  await page.keyboard.type(' By {{operator}}.')
  await expect(verdict(page)).toHaveText(takes)
  await expect(preview(page).getByText('Tickets on your phone. By Métro Vinel.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  expect(JSON.parse(await savedFile(page, 'texts/en.json'))).toEqual({
    'app:landing.headline': 'Tap in. Sit back. Get there.',
    'app:landing.lead': 'Tickets on your phone. By {{operator}}.',
  })
  expect(await savedFile(page, 'texts/fr.json')).toBe(readFileSync(`${folderOf('metro')}/texts/fr.json`, 'utf8'))
})

test('@OPS-05 files that are dropped are laid beside the settings, and all are written into a folder @deep', async ({
  page,
}) => {
  // The browser's own folder stands in for one that a person chooses.
  await page.addInitScript(() => Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }))
  await openFolder(page, 'ferry')
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#fff" /></svg>'
  const dropped = await page.evaluateHandle(
    ([content]) => {
      const files = new DataTransfer()
      files.items.add(new File([content], 'logo.svg'))
      files.items.add(new File(['{ "app:landing.headline": "All aboard." }'], 'en.json'))
      return files
    },
    [logo] as const,
  )
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('All aboard.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Write into a folder' }).click()
  await expect(page.getByText('Nothing changed')).toBeVisible()
  const written = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory()
    const texts = await folder.getDirectoryHandle('texts')
    const read = async (from: FileSystemDirectoryHandle, name: string) =>
      (await (await from.getFileHandle(name)).getFile()).text()
    return Promise.all([read(folder, 'settings.json'), read(folder, 'logo.svg'), read(texts, 'en.json')])
  })
  expect(written).toEqual([
    readFileSync(`${folderOf('ferry')}/settings.json`, 'utf8'),
    logo,
    '{ "app:landing.headline": "All aboard." }',
  ])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Write into a folder' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()

  await field(page, 'Phone').fill('')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(field(page, 'Name').first()).toHaveValue('Sableport Transit')
  await page.getByRole('button', { name: 'Back to your changes' }).click()
  await expect(field(page, 'Name').first()).toHaveValue('Sable Isles Ferries')
  await expect(field(page, 'Phone')).toHaveValue('')
})
