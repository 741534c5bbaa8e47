import { keep, stored } from '../stored'
import { expect, test } from './fixtures'
import ownWords from './ownWords.json' with { type: 'json' }

/** `site.mjs` lays the words beside the settings of this site, before `npm run settings`. */
for (const [language, words] of Object.entries(ownWords))
  test(`@LANG-03 the operator’s own words stand on the pages in ${language}, the specification’s included`, async ({
    page,
    visit,
  }) => {
    await visit('/')
    await keep(page, stored.language, language)
    await visit('/')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['app:landing.headline'])

    await visit('/login')
    await page.locator('input[type="email"]').fill('rider@example.com')
    await page.locator('input[type="password"]').fill('Wrong-password-1')
    await page.keyboard.press('Enter')
    await expect(page.getByText(words['session:signIn.wrong']).first()).toBeVisible()
  })
