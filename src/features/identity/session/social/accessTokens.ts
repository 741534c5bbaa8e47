import { loadScript } from '../../../../shared/loadScript'
import { thirdPartyScripts } from '../../../../shared/thirdPartyScripts'

/** The parts of the providers' scripts that the portal uses. */
declare global {
  interface Window {
    google?: {
      accounts: {
        oauth2: {
          initTokenClient(config: {
            client_id: string
            scope: string
            callback: (answer: { access_token?: string }) => void
            error_callback: () => void
          }): { requestAccessToken: () => void }
        }
        id: { disableAutoSelect: () => void }
      }
    }
    FB?: {
      init(config: { appId: string; version: string; cookie: boolean; xfbml: boolean }): void
      login(answered: (answer: FacebookAnswer) => void, options: { scope: string }): void
      getLoginStatus(answered: () => void): void
      logout(done: () => void): void
      getAccessToken(): string | null
    }
  }
}

interface FacebookAnswer {
  authResponse?: { accessToken?: string } | null
}

/** Returns a token. Rejects if the window is blocked or closed, or if access is denied. */
export async function googleToken(clientId: string): Promise<string> {
  await loadScript(thirdPartyScripts.google)
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error('Google gave no token'))
    if (!window.google) return refuse()
    window.google.accounts.oauth2
      .initTokenClient({
        client_id: clientId,
        scope: 'openid email profile',
        callback: ({ access_token }) => (access_token ? resolve(access_token) : refuse()),
        error_callback: refuse,
      })
      .requestAccessToken()
  })
}

/** Asks Facebook for a token. A closed window answers without one. */
export async function facebookToken(appId: string): Promise<string> {
  const facebook = await loadFacebook(appId)
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error('Facebook gave no token'))
    if (!facebook) return refuse()
    facebook.login(({ authResponse }) => (authResponse?.accessToken ? resolve(authResponse.accessToken) : refuse()), {
      scope: 'public_profile,email',
    })
  })
}

export async function loadFacebook(appId: string): Promise<Window['FB']> {
  await loadScript(thirdPartyScripts.facebook)
  window.FB?.init({ appId, version: 'v24.0', cookie: false, xfbml: false })
  return window.FB
}
