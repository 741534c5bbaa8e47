import { expect, test } from '../fixtures'
import { settingsWith } from '../operator'
import { keep, stored } from '../stored'
import { isWhole } from '../../src/testing/chance/sample'

/** Screens full of a backend's words. */
const riders = [
  '/products?filter=filter-product:product-passes',
  '/cart',
  '/checkout?step=payment',
  '/digital',
  '/faremedia',
  '/faremedia/card-plastic',
  '/faremedia/card-plastic?tab=history',
  '/faremedia/card-plastic?tab=caps',
  '/faremedia/card-plastic?tab=passes',
  '/faremedia/card-phone?tab=autorenew',
  '/account',
  '/account/orders',
  '/account/transactions',
  '/account/purchases',
  '/account/passes',
  '/account/payment-methods',
  '/account/upcoming',
]
const visitors = ['/login', '/signup', '/forgotpassword', '/products']

/** Words that English has, and neither German, Chinese nor the names of products and places. */
const english =
  /\b(?:and|the|your|you|of|with|within|each|every|years|right|after|before|travel|unlimited|required|please|password|first name)\b/i

/** `npm test` walks through every third screen in German. */
const sampled = (paths: string[]) => (isWhole ? paths : paths.filter((_, at) => at % 3 === 0))

for (const language of isWhole ? ['de', 'zh-Hans'] : ['de']) {
  test(`@LANG-02 every English word of the backend is marked as English in ${language}, and no sentence mixes both @deep`, async ({
    context,
    page,
    open,
    settled,
  }) => {
    if (isWhole) test.slow()
    await settingsWith(context, (settings) => (settings.languages = ['en', 'de', 'zh-Hans']))
    const unmarked = async (path: string) => {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const found = await page.evaluate(
        ([source = '', page]) => {
          const english = new RegExp(source, 'i')
          const texts: string[] = []
          const note = (text: string | null | undefined, element: Element | null) => {
            if (!text || !english.test(text) || element?.closest('[lang]')?.getAttribute('lang')?.startsWith('en'))
              return
            texts.push(text.trim().slice(0, 90))
          }
          const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          for (let node = nodes.nextNode(); node; node = nodes.nextNode())
            if (node.parentElement?.checkVisibility()) note(node.textContent, node.parentElement)
          for (const image of document.images) note(image.alt, image)
          return [...new Set(texts)].map((text) => `${page}: ${text}`)
        },
        [english.source, path],
      )
      return found
    }
    const found: string[] = []
    let marked = 0
    for (const [scenario, paths] of [
      ['visitor', visitors],
      ['riderWithFullCart', riders],
    ] as const) {
      await open('/', { scenario })
      await keep(page, stored.language, language)
      await open('/cart')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const path of sampled(paths)) {
        await open(path)
        await settled()
        found.push(...(await unmarked(path)))
        marked += await page.locator('main [lang="en"]').count()
      }
    }
    expect(found).toEqual([])
    expect(marked, 'elements that are marked as English').toBeGreaterThan(20)
  })
}
