import axios from 'axios'
import type { AxiosRequestConfig } from 'axios'
import { vi } from 'vitest'
import { contract } from '../api/contract'
import type { CallName } from '../api/contract'
import { serveCall } from '../mocks/serveCall'
import type { BackendState } from '../mocks/state'
import { mockHosts } from '../mocks/node'

const calls = (Object.keys(contract) as CallName[]).map((name) => {
  const { host, method, path } = contract[name]
  const pattern = mockHosts[host] + path.replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return { name, method: method as string, pattern: new RegExp(`^${pattern}$`) }
})

function callOf(url: string, method: string | undefined) {
  for (const { name, pattern, ...call } of calls) {
    const match = call.method === method ? pattern.exec(url.split('?')[0] ?? '') : null
    if (match) return { name, params: { ...match.groups } }
  }
  throw new Error(`No call of the contract: ${method} ${url}`)
}

/**
 * The mock backend at the end of a wire without a network: thousands of runs in seconds, on whatever clock the test has.
 * A request needs `way` milliseconds to arrive; it is worked on at once, and answered after the call's delay.
 */
export function wireTo(backend: () => BackendState, way = 20) {
  /** Rises when the page is left: what has not arrived never will, and no answer finds anybody. */
  let page = 0
  const send = (config: AxiosRequestConfig<string>) => {
    const from = page
    const { url = '', method, data, timeout = 0 } = config
    const { name, params } = callOf(url, method)
    return new Promise<unknown>((resolve, reject) => {
      const refuse = (code: string) => from === page && reject(Object.assign(new Error(code), { code }))
      const patience = setTimeout(() => refuse('ECONNABORTED'), timeout)
      const settle = (act: () => void) => {
        clearTimeout(patience)
        if (from === page) act()
      }
      setTimeout(() => {
        if (from !== page) return
        const headers = new Headers(config.headers as Record<string, string>)
        const call = { name, method: method ?? '', url: new URL(url), headers, text: data ?? '', params }
        const { answer, delay } = serveCall(backend(), call)
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
  // Reset, because a thousand runs of one test would remember every call.
  vi.spyOn(axios, 'request')
    .mockReset()
    .mockImplementation(send as typeof axios.request)
  return { leavePage: () => void (page += 1) }
}
