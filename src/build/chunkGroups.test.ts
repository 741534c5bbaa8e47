import { describe, expect, it } from 'vitest'
import { firstTexts } from '../i18n/textFiles.js'
import { texts } from './chunkGroups.js'

describe('chunks of texts', () => {
  it.each([
    ['/home/x/locales/en/app.json', 'texts-en'],
    ['C:\\x\\locales\\zh-Hans\\cart.json', 'texts-zh-Hans'],
    ['/home/x/locales/en/registration.json', 'account-texts-en'],
    ['/home/x/locales/en/tour.json', 'tour-texts-en'],
    ['/home/x/src/app/app.json', null],
  ])('%s goes to %s', (file, chunk) => {
    expect(texts.name(file)).toBe(chunk)
  })

  it('has all that the portal loads at the start', () => {
    const chunks = firstTexts.map((feature) => texts.name(`/locales/fr/${feature}.json`))
    expect(new Set(chunks)).toEqual(new Set(['texts-fr']))
  })
})
