export interface CaptchasState {
  /** Tokens that `verifyCaptcha` found good and no call has used. */
  solvedCaptchas: string[]
}

export const captchasSeed = (): CaptchasState => ({ solvedCaptchas: [] })
