import type { BrowserContext } from '@playwright/test'

/**
 * Replaces the providers of social sign-in (testers.md: each accepts `good-token`). The browser context answers for
 * their scripts, because the service worker handles the requests of a page with the mock backend.
 */

/** The visitor's action in the provider's window. */
export type Outcome = 'agrees' | 'closes the window' | 'blocks the script'

/** The parts of Google's script that the portal uses. */
const googleScript = (agrees: boolean) => `window.google = { accounts: {
  oauth2: { initTokenClient: (config) => ({
    requestAccessToken: () => ${agrees ? "config.callback({ access_token: 'good-token' })" : 'config.error_callback()'},
  }) },
  id: { disableAutoSelect() {} },
} }`

const facebookScript = (agrees: boolean) => `window.FB = {
  init() {},
  login: (answered) => answered({ authResponse: ${agrees ? "{ accessToken: 'good-token' }" : 'null'} }),
  logout: (done) => done(),
  getAccessToken: () => null,
}`

export async function fakeGoogle(context: BrowserContext, outcome: Outcome): Promise<void> {
  await fakeScript(context, 'https://accounts.google.com/gsi/client', outcome, googleScript)
}

export async function fakeFacebook(context: BrowserContext, outcome: Outcome): Promise<void> {
  await fakeScript(context, 'https://connect.facebook.net/**', outcome, facebookScript)
}

async function fakeScript(
  context: BrowserContext,
  address: string,
  outcome: Outcome,
  script: (agrees: boolean) => string,
): Promise<void> {
  await context.unroute(address)
  await context.route(address, (route) =>
    outcome === 'blocks the script'
      ? route.abort()
      : route.fulfill({
          contentType: 'text/javascript',
          headers: { 'Cache-Control': 'no-store' },
          body: script(outcome === 'agrees'),
        }),
  )
}

/**
 * Replaces Apple's page and the backend that it posts to: both redirect at once, to a path that depends on the state.
 */
export async function fakeApple(context: BrowserContext, returnPath: (state: string) => string): Promise<void> {
  await context.route('https://appleid.apple.com/**', (route) => {
    const state = new URL(route.request().url()).searchParams.get('state') ?? ''
    const location = new URL(returnPath(state), route.request().headers().referer ?? 'http://localhost').href
    return route.fulfill({ status: 302, headers: { location } })
  })
}
