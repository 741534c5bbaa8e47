export interface FormsState {
  asksSecurityQuestion: boolean
}

export const formsSeed = (): FormsState => ({ asksSecurityQuestion: false })
