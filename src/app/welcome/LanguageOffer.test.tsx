// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import './greet'
import { selectLanguage } from '../../features/identity/settings'
import type { OperatorSettings } from '../../features/identity/settings'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { settled } from '../../testing/settled'
import AfterIdle from '../AfterIdle'
// Imported here, so that the test does not wait for a busy machine to load it.
import './LanguageOffer'
import { languageToOffer } from './languageToOffer'

const browserHas = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
const kept = () => window.localStorage.getItem('language')

beforeEach(() => {
  window.localStorage.clear()
  return () => vi.restoreAllMocks()
})

describe('the language to offer', () => {
  const all = ['en', 'fr', 'es', 'pt', 'fil', 'zh-Hans', 'zh-Hant']

  it.each([
    [['fr-CA'], 'fr'],
    [['pt-BR', 'en'], 'pt'],
    [['zh-CN'], 'zh-Hans'],
    [['zh-TW', 'zh-CN'], 'zh-Hant'],
    [['tl-PH'], 'fil'],
    // The first one that we have decides.
    [['ja', 'es-MX', 'en'], 'es'],
    [['en-CA', 'fr-CA'], undefined],
    [['ja', 'ko'], undefined],
    // We have it, but not the operator, and that is no reason to offer a second choice.
    [['de', 'fr'], undefined],
    [[], undefined],
  ])('@LANG-01 to a browser with %j is %s', (tags, language) => {
    browserHas(...tags)
    expect(languageToOffer('en', all)).toBe(language)
  })

  it('@LANG-01 is none once a language was chosen, or where it is the one that shows', () => {
    browserHas('fr')
    expect(languageToOffer('fr', all)).toBeUndefined()
    window.localStorage.setItem('language', 'en')
    expect(languageToOffer('en', all)).toBeUndefined()
  })
})

describe('the offer', () => {
  const show = (settings?: (settings: OperatorSettings) => void) => renderInPortal(<AfterIdle />, { settings })
  const offer = () => screen.findByRole('region', { name: 'Afficher ce site en français?' })

  it('@LANG-01 is said politely in its language, takes no focus, and changes the language', async () => {
    browserHas('fr-CA', 'en')
    const { store, user } = await show()
    const line = await offer()
    expect(line).toHaveAttribute('lang', 'fr')
    expect(line.closest('[role=status]')).not.toBeNull()
    expect(document.body).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Afficher en français' }))
    await waitFor(() => expect(selectLanguage(store.getState())).toBe('fr'))
    expect(kept()).toBe('fr')
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('@LANG-01 is declined for good', async () => {
    browserHas('fr-CA')
    const { store, user, unmount } = await show()
    await offer()
    await user.click(screen.getByRole('button', { name: 'Non, merci' }))
    expect(screen.queryByRole('region')).toBeNull()
    expect([selectLanguage(store.getState()), kept()]).toEqual(['en', 'en'])
    unmount()
    await show()
    await act(() => settled())
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('@LANG-01 waits for the answer about analytics', async () => {
    browserHas('fr-CA')
    await show((settings) => (settings.analytics = { isAllowed: true, gtm_id: 'GTM-ABC123' }))
    await act(() => settled())
    expect(screen.queryByRole('region', { name: /français/ })).toBeNull()
  })
})
