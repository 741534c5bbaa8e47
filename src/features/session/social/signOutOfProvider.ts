import { loadScript } from '../../../shared/loadScript'
import { thirdPartyScripts } from '../../../shared/thirdPartyScripts'
import type { OperatorSettings } from '../../settings'
import { loadFacebook } from './accessTokens'
import type { Provider } from '../visitor/provider'

/** The next one on this device must not come in unasked (AUTH-13). After a reload the provider's script comes anew. */
export async function signOutOfProvider(provider: Provider, social: OperatorSettings['social']): Promise<void> {
  if (provider === 'google') {
    await loadScript(thirdPartyScripts.google)
    window.google?.accounts.id.disableAutoSelect()
  }
  if (provider === 'facebook' && social?.facebook) {
    const facebook = await loadFacebook(social.facebook.appId)
    // The script knows of no session before it has asked.
    facebook?.getLoginStatus(() => {
      if (facebook.getAccessToken()) facebook.logout(() => undefined)
    })
  }
}
