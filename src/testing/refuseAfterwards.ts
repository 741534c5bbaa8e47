import axios from 'axios'
import { onTestFinished, vi } from 'vitest'
import type { AnyEndpoint } from '../api/contract/base/endpoint'
import { errorMeanings } from '../api/contract/base/errorCodes'
import type { ErrorCode } from '../api/contract/base/errorCodes'

interface Answer {
  status: number
  data: string
}

/** The backend does the work of the next request, and names a listed refusal all the same. */
export function refuseAfterwards(endpoint: AnyEndpoint, code: ErrorCode): void {
  const data = JSON.stringify({ errors: [{ code, message: 'No.' }], data: null })
  changeNext(endpoint, () => ({ status: errorMeanings[code].status, data }))
}

/** The backend does the work of the next request, and tells something else. */
export function answerOtherwise(endpoint: AnyEndpoint, change: object): void {
  changeNext(endpoint, ({ status, data }) => {
    const told = JSON.parse(data) as { data: object }
    return { status, data: JSON.stringify({ ...told, data: { ...told.data, ...change } }) }
  })
}

function changeNext({ path, method }: AnyEndpoint, change: (answer: Answer) => Answer): void {
  const request = axios.request.bind(axios)
  let isDue = true
  const spy = vi.spyOn(axios, 'request').mockImplementation(async (config) => {
    const answer: Answer = await request(config)
    if (!isDue || config.method !== method || !config.url?.endsWith(path)) return answer as never
    isDue = false
    return { ...answer, ...change(answer) } as never
  })
  onTestFinished(() => spy.mockRestore())
}
