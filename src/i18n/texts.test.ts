// @vitest-environment jsdom
import i18next from 'i18next'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadLanguage, loadTexts, showLanguage, startTexts } from './texts'
import * as textFiles from './textFiles'

/** Available files by `language/feature`. Every other file fails to load. */
const found = new Set<string>()
const contents = (language: string, namespace: string) => ({ title: `${namespace} in ${language}` })
const first = ['app', 'shared', 'session', 'cart']
const add = (language: string, ...namespaces: string[]) =>
  namespaces.forEach((namespace) => found.add(`${language}/${namespace}`))

beforeEach(async () => {
  vi.spyOn(textFiles, 'textFile').mockImplementation((language, namespace) =>
    found.has(`${language}/${namespace}`)
      ? Promise.resolve(contents(language, namespace))
      : Promise.reject(new Error('Failed to fetch dynamically imported module')),
  )
  found.clear()
  add('en', ...first)
  await startTexts('en')
})

const say = (key: string) => i18next.t(key as 'app:nav.menu')

it('@LANG-02 texts that fail are a failure, and are there once they can be had', async () => {
  await expect(loadTexts(['products'])).rejects.toThrow('Failed to fetch')
  add('en', 'products')
  await loadTexts(['products'])
  expect(say('products:title')).toBe('products in en')
})

it('@LANG-02 a text that is not there is never shown by its key', () => {
  expect(() => say('products:title')).toThrow('No text: title')
})

it('@LANG-02 the first texts are tried twice, and fail as a whole', async () => {
  found.delete('en/cart')
  await expect(startTexts('en')).rejects.toThrow('Failed to fetch')
  vi.spyOn(textFiles, 'textFile').mockRejectedValueOnce(new Error('lost on the way'))
  add('en', 'cart')
  await startTexts('en')
  expect(say('cart:title')).toBe('cart in en')
})

it('@LANG-01 a language comes with all texts that are in use, or not at all', async () => {
  add('en', 'products')
  await loadTexts(['products'])
  add('fr', ...first)
  await expect(loadLanguage('fr')).rejects.toThrow('Failed to fetch')
  expect(say('products:title')).toBe('products in en')
  add('fr', 'products')
  await loadLanguage('fr')
  await showLanguage('fr')
  expect(say('products:title')).toBe('products in fr')
})

it('@LANG-01 a screen that comes while the language changes has its texts in the new one', async () => {
  add('fr', ...first, 'products')
  add('en', 'products')
  const screen = loadTexts(['products'])
  await loadLanguage('fr')
  await showLanguage('fr')
  await screen
  expect(say('products:title')).toBe('products in fr')
})
