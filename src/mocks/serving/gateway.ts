import type { AnyEndpoint } from '../../api/contract/base/endpoint'
import { wrongParameter } from '../../api/parameters'
import { jsonAnswer } from './answers'
import type { Answer } from './answers'

/** The answer has no envelope, because a real host gives it before the backend sees the request. */
export const problem = (status: number, message: string): Answer => jsonAnswer(status, { status, message })

/** The statuses with which the gateway refuses a request. No call of the contract answers them. */
export const gatewayStatuses = [415, 422]

/**
 * Refuses what does not fit the exported document, as a gateway does that validates by it: a query with other, missing
 * or empty parameters, and a body where the call has none. Returns undefined if the request fits.
 */
export function gatewayAnswer(endpoint: AnyEndpoint, { url, text }: { url: URL; text: string }): Answer | undefined {
  const wrong = wrongParameter(endpoint, url.searchParams)
  if (wrong !== undefined) return problem(422, `The document does not allow this parameter: ${wrong}`)
  if (text !== '' && !endpoint.body) return problem(415, 'The document has no body for this call.')
  return undefined
}
