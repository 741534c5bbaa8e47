import type { ApiError } from '../../../api/errors'
import type { TextRef } from '../../notices/noticesSlice'

const generic: TextRef = { key: 'shared:error.generic' }

/** Returns the message for a failed call: the backend's own sentence if there is one. */
export function errorText(error: ApiError | undefined): TextRef {
  switch (error?.kind) {
    case 'network':
      return { key: error.unavailable ? 'shared:error.unavailable.text' : 'shared:error.network.text' }
    case 'timeout':
      return { key: 'shared:error.timeout' }
    case 'unauthorized':
    case 'sessionEnded':
      return { key: 'shared:error.unauthorized' }
    case 'business': {
      const message = error.errors.find((entry) => entry.message?.trim())?.message?.trim()
      return message ? { key: 'shared:serverSays', values: { message }, lang: error.language } : generic
    }
    case 'http':
      if (error.status === 429) {
        return error.retryAfter
          ? { key: 'shared:error.tooMany', values: { count: error.retryAfter } }
          : { key: 'shared:error.tooManyNow' }
      }
      return error.status === 404 ? { key: 'shared:error.notFound' } : generic
    default:
      return generic
  }
}
