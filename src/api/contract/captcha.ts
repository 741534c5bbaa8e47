import * as v from 'valibot'
import { endpoint } from './endpoint'
import { text } from './common'

export const verifyCaptcha = endpoint({
  name: 'verifyCaptcha',
  host: 'web',
  method: 'POST',
  path: '/api/verify_google_captcha',
  summary: 'Whether a captcha was solved',
  body: v.object({ token: text }),
  answer: v.object({ success: v.boolean() }),
  keepsSession: true,
})
