// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { twice } from './twice'

const { origin } = window.location
const loaded = ['/assets/start-1.js', '/settings.json', '/assets/start-1.js', '/backend/web/forms', '/pictures/a.svg']

function watchFetches() {
  const fetched = vi.fn<(file: string, options: RequestInit) => Promise<Response>>().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetched)
  const entries = [...loaded.map((path) => origin + path), 'https://elsewhere.example/assets/b.js']
  vi.stubGlobal('performance', { getEntriesByType: () => entries.map((name) => ({ name })) })
  return fetched
}

it('@API-05 a script that was cut short is fetched again, past the cache, with the page’s other own files', async () => {
  const fetched = watchFetches()
  const load = vi.fn().mockRejectedValueOnce(new SyntaxError('Unexpected end of input')).mockResolvedValue('loaded')
  expect(await twice(load)).toBe('loaded')
  expect(fetched.mock.calls.map(([file]) => file)).toEqual([`${origin}/assets/start-1.js`, `${origin}/settings.json`])
  for (const [, { cache }] of fetched.mock.calls) expect(cache).toBe('reload')
  vi.unstubAllGlobals()
})

it('@API-05 a file that did not arrive is only asked for again', async () => {
  const fetched = watchFetches()
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('loaded')
  expect(await twice(load)).toBe('loaded')
  expect(fetched).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
