import { request as openRequest } from 'node:http'
import { request as openSecureRequest } from 'node:https'

/** One request and its answer, as they were on the wire. */

const waitMs = 30_000

/** Sends a request and returns it with its answer; the body of the answer is read as JSON where it is JSON. */
export async function exchange({ url, method, headers, body }) {
  const request = { method, url, headers, body }
  try {
    const answer = await fetch(url, {
      method,
      headers,
      body: method === 'GET' ? undefined : body,
      redirect: 'manual',
      signal: AbortSignal.timeout(waitMs),
    })
    const text = await answer.text()
    return { request, status: answer.status, headers: Object.fromEntries(answer.headers), text, json: parsed(text) }
  } catch (error) {
    return {
      request,
      status: 0,
      headers: {},
      text: `No answer: ${error.cause?.code ?? error.message}`,
      json: undefined,
    }
  }
}

/**
 * Sends a request and breaks the connection: `sent` as soon as the request has left, `answered` when the first byte of
 * the answer is here, so that the work is done and its answer lost.
 */
export function cutOff({ url, method, headers, body }, when) {
  return new Promise((resolve) => {
    const open = url.startsWith('https:') ? openSecureRequest : openRequest
    const request = open(url, { method, headers: { ...headers, 'Content-Length': Buffer.byteLength(body ?? '') } })
    request.on('error', () => resolve())
    request.on('close', () => resolve())
    request.on('response', (answer) => answer.destroy())
    request.end(body, () => when === 'sent' && request.destroy())
  })
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends a preflight as a browser does: by its own client, because `fetch` does not let a caller name these headers. */
export function preflight(url, { origin, method, headers }) {
  const sent = {
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': headers.join(','),
  }
  return new Promise((resolve) => {
    const open = url.startsWith('https:') ? openSecureRequest : openRequest
    const request = open(url, { method: 'OPTIONS', headers: sent }, (answer) => {
      answer.resume()
      const own = { request: { method: 'OPTIONS', url, headers: sent }, text: '', json: undefined }
      answer.on('end', () => resolve({ ...own, status: answer.statusCode, headers: answer.headers }))
    })
    request.on('error', ({ code }) =>
      resolve({
        request: { method: 'OPTIONS', url, headers: sent },
        status: 0,
        headers: {},
        text: `No answer: ${code}`,
      }),
    )
    request.end()
  })
}
