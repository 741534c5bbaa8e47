import { expect, test } from 'vitest'
import { compilePattern } from '../../../../shared/forms/pattern/compilePattern'
import { contactFields, contactOf } from './contactFields'

const pattern = contactFields(((key: string) => key) as never, false).find(({ key }) => key === 'mobile')?.pattern ?? ''
const fits = compilePattern(pattern)

test.each(['+19025550142', '+1 902 555 0142', '(902) 555-0142', '902.555.0142'])(
  '@PAY-01 a mobile number may be in groups: %s',
  (mobile) => {
    expect(fits?.(mobile)).toBe(true)
    expect(contactOf({ email: 'a@b.ca', mobile }).mobile).toMatch(/^(\+1)?9025550142$/)
  },
)

test.each(['902', '+', '902 555 0142 x', '902+5550142', '1234 5678 9012 3456'])(
  '@PAY-01 what is no mobile number is refused: %s',
  (mobile) => expect(fits?.(mobile)).toBe(false),
)
