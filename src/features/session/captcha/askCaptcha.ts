import { loadScript } from '../../../shared/loadScript'
import { thirdPartyScripts } from '../../../shared/thirdPartyScripts'

/** What the visitor is doing: the provider judges each by its own measure. */
export type CaptchaAction = 'signup' | 'forgot' | 'login' | 'manage_card'

/** The part of reCAPTCHA v3 that is used here. It asks nothing of the visitor: it watches, and gives a token. */
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
 * A captcha token, good for one check. The provider's script is fetched when the first one is asked for, never before.
 * Errors: rejects when the script cannot be had, or does not answer.
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
