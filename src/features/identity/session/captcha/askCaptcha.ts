import { loadScript } from '../../../../shared/loadScript'
import { thirdPartyScripts } from '../../../../shared/thirdPartyScripts'

/** Rated separately by the provider. */
export type CaptchaAction = 'signup' | 'forgot' | 'login' | 'manage_card'

/** reCAPTCHA v3: no puzzle; observes, and gives a token. */
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

/** For one check. The script loads with the first call. Rejects if it does not load or answer in time. */
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
