import { describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors'
import { errorText } from './errorText'

const business = (...messages: (string | null)[]): ApiError => ({
  kind: 'business',
  status: 400,
  errors: messages.map((message) => ({ code: 1, message })),
})

describe('what a visitor is told of a failed call', () => {
  it.each<[ApiError | undefined, string]>([
    [undefined, 'error.generic'],
    [{ kind: 'network', unavailable: false }, 'error.network.text'],
    [{ kind: 'network', unavailable: true }, 'error.unavailable.text'],
    [{ kind: 'timeout' }, 'error.timeout'],
    [{ kind: 'aborted' }, 'error.generic'],
    [{ kind: 'unauthorized' }, 'error.unauthorized'],
    [{ kind: 'sessionEnded' }, 'error.unauthorized'],
    [{ kind: 'badAnswer' }, 'error.generic'],
    [{ kind: 'http', status: 500 }, 'error.generic'],
    [{ kind: 'http', status: 404 }, 'error.notFound'],
    [{ kind: 'http', status: 429 }, 'error.tooManyNow'],
    [{ kind: 'http', status: 429, retryAfter: 12 }, 'error.tooMany'],
    [business(), 'error.generic'],
    [business('', '  ', null), 'error.generic'],
  ])('%j: %s', (error, key) => {
    expect(errorText(error).key).toBe(`shared:${key}`)
  })

  it("is the backend's own sentence where it has one", () => {
    expect(errorText(business('', ' Card is blocked '))).toEqual({
      key: 'shared:serverSays',
      values: { message: 'Card is blocked' },
    })
  })

  it('@LANG-02 tells the language of a sentence that is not in the page’s', () => {
    const language = 'en'
    expect(errorText({ kind: 'business', status: 400, errors: [{ code: 1, message: 'Gone' }], language })).toEqual({
      key: 'shared:serverSays',
      values: { message: 'Gone' },
      lang: 'en',
    })
    expect(errorText({ kind: 'business', status: 400, errors: [], language })).toEqual({ key: 'shared:error.generic' })
  })

  it('names the seconds to wait', () => {
    expect(errorText({ kind: 'http', status: 429, retryAfter: 12 }).values).toEqual({ count: 12 })
  })
})
