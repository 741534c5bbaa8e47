import { loginTypes } from '../visitor/provider'

/** Words that programs write where there is nothing. */
const nothings = ['', 'undefined', 'null']

/**
 * Makes credentials of what Apple's sign-in brought back: state, token, email, first name, last name (AUTH-08). Gives
 * nothing unless the state is the one that was kept when the visitor left for Apple (T09).
 */
export function judgeReturn(parts: string[] | null, keptState: string | undefined): Record<string, string> | undefined {
  if (!parts || parts.length > 5 || keptState === undefined || nothings.includes(keptState)) return undefined
  const [state, token, email, firstName, lastName] = parts.map(decoded)
  if (state !== keptState || token === undefined || nothings.includes(token)) return undefined
  return {
    access_token: token,
    login_type: loginTypes.apple,
    ...present('email', email),
    ...present('first_name', firstName),
    ...present('last_name', lastName),
  }
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

const present = (key: string, value: string | undefined) =>
  value === undefined || value.trim() === '' || value === 'undefined' ? {} : { [key]: value }
