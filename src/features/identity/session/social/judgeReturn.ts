import { loginTypes } from '../visitor/provider'

const missingTexts = ['', 'undefined', 'null']

/**
 * Returns credentials from the parts of the address: state, token, email, names (AUTH-08). Undefined unless the state
 * is the one that was stored on leaving (T09).
 */
export function judgeReturn(parts: string[] | null, keptState: string | undefined): Record<string, string> | undefined {
  if (!parts || parts.length > 5 || keptState === undefined || missingTexts.includes(keptState)) return undefined
  const [state, token, email, firstName, lastName] = parts.map(decoded)
  if (state !== keptState || token === undefined || missingTexts.includes(token)) return undefined
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
