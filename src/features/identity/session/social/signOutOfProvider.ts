import { loadScript } from '../../../../shared/loadScript'
import { thirdPartyScripts } from '../../../../shared/thirdPartyScripts'
import type { OperatorSettings } from '../../settings'
import { loadFacebook } from './accessTokens'
import type { Provider } from '../visitor/provider'

/**
 * Signs out, so that the next person here is not signed in automatically (AUTH-13). After a reload the script loads
 * again.
 */
export async function signOutOfProvider(provider: Provider, social: OperatorSettings['social']): Promise<void> {
  if (provider === 'google') {
    await loadScript(thirdPartyScripts.google)
    window.google?.accounts.id.disableAutoSelect()
  }
  if (provider === 'facebook' && social?.facebook) {
    const facebook = await loadFacebook(social.facebook.appId)
    // The script knows the session only after asking.
    facebook?.getLoginStatus(() => {
      if (facebook.getAccessToken()) facebook.logout(() => undefined)
    })
  }
}
