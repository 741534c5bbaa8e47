import { formCall } from '../../../shared/forms/server/formCall'
import type { FirstCalls } from '../page'

const form =
  (name: string): FirstCalls =>
  ({ language }) => [formCall(name, language)]

export const signIn = form('login')
export const signUp = form('signup')
export const forgotPassword = form('forgot')
