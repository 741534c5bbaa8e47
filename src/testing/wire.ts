import axios from 'axios'
import type { AxiosRequestConfig } from 'axios'
import { vi } from 'vitest'
import { contract } from '../api/contract/index'
import type { CallName } from '../api/contract/index'
import type { AnyEndpoint } from '../api/contract/base/endpoint'
import { serveCall } from '../mocks/serving/serveCall'
import type { BackendState } from '../mocks/state'
import { mockHosts } from '../mocks/node'

const calls = (Object.keys(contract) as CallName[]).map((name) => {
  const { host, method, path, spends }: AnyEndpoint = contract[name]
  const pattern = new URL(mockHosts[host]).pathname + path.replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return { name, spends, method: method as string, pattern: new RegExp(`^${pattern}$`) }
})

function callOf(url: URL, method: string | undefined) {
  for (const { pattern, ...call } of calls) {
    const match = call.method === method ? pattern.exec(url.pathname) : null
    if (match) return { ...call, params: { ...match.groups } }
  }
  throw new Error(`No call of the contract: ${method} ${url.href}`)
}

/**
 * Connects the client to the mock backend without a network, so that thousands of runs take seconds, on the test's
 * clock. A request needs `way` milliseconds to arrive. The backend handles it at once, and answers after the call's
 * delay.
 */
export function wireTo(backend: () => BackendState, way = 20) {
  /**
   * A number for each tab, by its origin. It rises when the tab's page is left: requests under way then never arrive,
   * and answers are dropped.
   */
  const pages = new Map<string, number>()
  const pageOf = (tab: string) => pages.get(tab) ?? 0
  const lastKeys = new Map<string, string>()
  let lateBy = 0
  const send = (config: AxiosRequestConfig<string>) => {
    const url = new URL(config.url ?? '')
    const page = pageOf(url.origin)
    const { method = '', data, timeout = 0 } = config
    // axios gives null where a call has no body.
    const text = data ?? ''
    const { name, spends, params } = callOf(url, method)
    const headers = new Headers(config.headers as Record<string, string>)
    if (spends) lastKeys.set(url.origin, headers.get('Idempotency-Key') ?? '')
    const serve = () => serveCall(backend(), { name, method, url, headers, text, params })
    return new Promise<unknown>((resolve, reject) => {
      const isLeft = () => pageOf(url.origin) !== page
      const refuse = (code: string) => isLeft() || reject(Object.assign(new Error(code), { code }))
      if (spends && lateBy > 0) {
        // This request arrives even if the page is left.
        setTimeout(serve, way + lateBy)
        setTimeout(() => refuse('ERR_NETWORK'), way)
        lateBy = 0
        return
      }
      const timer = setTimeout(() => refuse('ECONNABORTED'), timeout)
      const settle = (act: () => void) => {
        clearTimeout(timer)
        if (!isLeft()) act()
      }
      setTimeout(() => {
        if (isLeft()) return
        const { answer, delay } = serve()
        if (answer.kind === 'silence') return
        setTimeout(() => {
          if (answer.kind !== 'answer') return settle(() => refuse('ERR_NETWORK'))
          const { status, body, headers: given = {} } = answer
          const lower = Object.fromEntries(Object.entries(given).map(([key, value]) => [key.toLowerCase(), value]))
          settle(() => resolve({ status, data: body, headers: lower }))
        }, delay)
      }, way)
    })
  }
  // Reset, because the spy would remember every call of a thousand runs.
  vi.spyOn(axios, 'request')
    .mockReset()
    .mockImplementation(send as typeof axios.request)
  return {
    leavePage: (tab = new URL(mockHosts.accounts).origin) => void pages.set(tab, pageOf(tab) + 1),
    /** Returns the idempotency key that a tab sent last, if any. */
    lastKey: (tab: string) => lastKeys.get(tab),
    /** Delays the next request that spends by this many milliseconds. Its sender is told long before that it failed. */
    hold: (ms: number) => void (lateBy = ms),
  }
}
