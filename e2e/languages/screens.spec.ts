import { expectToFit, expectWholeTexts, phone } from '../everyone'
import { expect, test } from '../fixtures'
import type { Beginning } from '../fixtures'
import { settingsWith } from '../operator'
import { expectReadableTexts, narrow } from '../readable'
import screens from '../screens.json' with { type: 'json' }
import { isWhole } from '../../src/testing/chance/sample'

/** The languages of the menu, and one that is longer than all of them (`src/i18n/pseudoLocale.ts`). */
const languages = ['en', 'fr', 'es', 'nl', 'de', 'pt', 'fil', 'vi', 'zh-Hans', 'zh-Hant', 'en-XA']

/** In `npm test`, one screen stands for a language: the longest one, one of many accents, and one of another script. */
const sample = ['de', 'vi', 'zh-Hans'].map(
  (language, at) => [language, screens[(at * 12 + 1) % screens.length]] as const,
)
const all = screens.flatMap((screen) => languages.map((language) => [language, screen] as const))

for (const [language, [path = '', scenario] = []] of isWhole ? all : sample) {
  test(`@LANG-01 @LANG-02 on a small phone ${path} (${scenario}) fits in ${language}, light and dark`, async ({
    context,
    page,
    open,
    axe,
    bothSchemes,
  }) => {
    await page.setViewportSize(phone)
    await settingsWith(context, (settings) => (settings.languages = languages))
    await open(path, { scenario: scenario as Beginning['scenario'], language })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectToFit(page)
    await expectWholeTexts(page)
    await expectReadableTexts(page)
    await page.setViewportSize(narrow)
    await expectToFit(page)
    await expectWholeTexts(page)
    await expectReadableTexts(page)
    await page.setViewportSize(phone)
    await bothSchemes(axe)
    if (language !== 'en-XA') return
    // The text that the pseudo-locale lacks.
    await expect(page.getByText('All rights reserved.')).toHaveAttribute('lang', 'en')
  })
}
