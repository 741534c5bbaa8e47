export interface FormsState {
  /** Sign-up asks for a security question and its answer. */
  asksSecurityQuestion: boolean
}

export const formsSeed = (): FormsState => ({ asksSecurityQuestion: false })
