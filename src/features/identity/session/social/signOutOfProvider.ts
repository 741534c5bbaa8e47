import { loadScript } from '../../../../shared/loadScript'
import { thirdPartyScripts } from '../../../../shared/thirdPartyScripts'
import type { OperatorSettings } from '../../settings'
import { loadFacebook } from './accessTokens'
import type { Provider } from '../visitor/provider'

/**
 * Signs out of the provider, so that the next person on this device is not signed in automatically (AUTH-13). Loads the
 * provider's script again if the page was reloaded since sign-in.
 */
export async function signOutOfProvider(provider: Provider, social: OperatorSettings['social']): Promise<void> {
  if (provider === 'google') {
    await loadScript(thirdPartyScripts.google)
    window.google?.accounts.id.disableAutoSelect()
  }
  if (provider === 'facebook' && social?.facebook) {
    const facebook = await loadFacebook(social.facebook.appId)
    // The script knows the session only after it has asked for the status.
    facebook?.getLoginStatus(() => {
      if (facebook.getAccessToken()) facebook.logout(() => undefined)
    })
  }
}
