import axios from 'axios'
import { onTestFinished, vi } from 'vitest'
import type { AnyEndpoint } from '../api/contract/base/endpoint'
import { errorMeanings } from '../api/contract/base/errorCodes'
import type { ErrorCode } from '../api/contract/base/errorCodes'

/** The backend does the work of the next request, and names a listed refusal all the same. */
export function refuseAfterwards({ path, method }: AnyEndpoint, code: ErrorCode): void {
  const request = axios.request.bind(axios)
  let isDue = true
  const spy = vi.spyOn(axios, 'request').mockImplementation(async (config) => {
    const answer: object = await request(config)
    if (!isDue || config.method !== method || !config.url?.endsWith(path)) return answer as never
    isDue = false
    const body = { errors: [{ code, message: 'No.' }], data: null }
    return { ...answer, status: errorMeanings[code].status, data: JSON.stringify(body) } as never
  })
  onTestFinished(() => spy.mockRestore())
}
