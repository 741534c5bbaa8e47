// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { brotliCompressSync } from 'node:zlib'
import { screen } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import settings from '../../public/settings.json'
import * as textFiles from '../i18n/textFiles'
import { startMockBackend } from '../mocks/browser'
import { readSettings } from './loadSettings'
import { notStartedTexts, showNotStarted } from './showNotStarted'
import { start } from './start'
import { readVisit } from './visit'

beforeEach(() => {
  document.documentElement.lang = 'fr'
  document.body.innerHTML = '<div id="root">drawn while building</div>'
})

const boot = async (content: unknown) =>
  start(readSettings(content), () => ({ visit: readVisit(), calls: Promise.resolve([]) }))
const shown = () => screen.getByRole('alert')

describe('a portal that cannot start', () => {
  it('@OPS-01 says so, names the fault of its settings, and can be tried again', async () => {
    await boot({ ...settings, hosts: undefined }).catch(showNotStarted)
    expect(shown()).toHaveTextContent('This site is not available at the moment.')
    expect(shown()).toHaveTextContent('Ce site n’est pas disponible pour le moment.')
    expect(shown()).toHaveTextContent(/settings\.json: .*hosts/)
    expect(screen.getByRole('button', { name: /^Réessayer · ?Try again$/ })).toBeVisible()
  })

  it('@LANG-02 says so in the language of the visit and in English, each marked with its language', () => {
    document.documentElement.lang = 'zh-Hant'
    showNotStarted(new Error('lost'))
    expect(screen.getByText(notStartedTexts['zh-Hant']?.[0] ?? '')).toHaveAttribute('lang', 'zh-Hant')
    expect(screen.getByText(notStartedTexts.en?.[0] ?? '')).toHaveAttribute('lang', 'en')
    expect(shown()).not.toHaveTextContent('Ce site')
  })

  it('@LANG-02 says so in the language of the browser where the document is English', () => {
    document.documentElement.lang = 'en'
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja', 'de-CH', 'fr'])
    showNotStarted('lost')
    expect(screen.getByRole('heading')).toHaveTextContent(notStartedTexts.de?.[0] ?? '')
    vi.restoreAllMocks()
  })

  it('@LANG-02 has its texts in at most 800 bytes', () => {
    expect(brotliCompressSync(JSON.stringify(notStartedTexts)).length).toBeLessThan(800)
  })

  it('@LANG-02 says so if its first texts cannot be loaded, and shows no keys', async () => {
    vi.spyOn(textFiles, 'textFile').mockRejectedValue(new Error('Failed to fetch dynamically imported module'))
    await boot(settings).catch(showNotStarted)
    expect(shown()).toHaveTextContent('This site is not available at the moment.')
  })

  it('says what a browser must allow that keeps no data for the mock backend', async () => {
    // jsdom has neither IndexedDB nor service workers.
    await startMockBackend({ hosts: { accounts: '/a', transit: '/t', web: '/w' }, languages: ['en'] }).catch(
      showNotStarted,
    )
    expect(shown()).toHaveTextContent('Please allow this site to store data')
  })
})
