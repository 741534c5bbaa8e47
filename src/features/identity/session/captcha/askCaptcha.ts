import { loadScript } from '../../../../shared/loadScript'
import { thirdPartyScripts } from '../../../../shared/thirdPartyScripts'

/** The provider rates each action separately. */
export type CaptchaAction = 'signup' | 'forgot' | 'login' | 'manage_card'

/** The part of reCAPTCHA v3 that the portal uses. It shows no puzzle: it observes the visitor and returns a token. */
interface Grecaptcha {
  ready(done: () => void): void
  execute(siteKey: string, options: { action: CaptchaAction }): PromiseLike<string>
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

const timeout = 15_000

/**
 * Returns a token, which is good for one check. The script loads with the first call. Rejects if it does not load or
 * answer in time.
 */
export async function askCaptcha(siteKey: string, action: CaptchaAction): Promise<string> {
  const script = thirdPartyScripts.captcha
  await loadScript({ ...script, address: `${script.address}&render=${encodeURIComponent(siteKey)}` })
  const { grecaptcha } = window
  if (!grecaptcha) throw new Error('reCAPTCHA is not there')
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('reCAPTCHA does not answer')), timeout)
    grecaptcha.ready(() => {
      grecaptcha
        .execute(siteKey, { action })
        .then(resolve, reject)
        .then(() => clearTimeout(timer))
    })
  })
}
