// @vitest-environment jsdom
import * as v from 'valibot'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { reportsBody } from '../api/reports/report'
import { tellNotStarted } from './tellNotStarted'

const endpoint = 'https://reports.example/portal'
const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const reports = () => sent.mock.calls.flatMap(([, { body }]) => v.parse(reportsBody, JSON.parse(String(body))).reports)

beforeEach(() => {
  sent.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', sent)
})

describe('a portal that cannot start @OPS-03', () => {
  const write = (monitoring?: object) => {
    const settings = document.body.appendChild(document.createElement('script'))
    onTestFinished(() => settings.remove())
    settings.type = 'application/json'
    settings.id = 'settings'
    settings.textContent = JSON.stringify({ monitoring })
  }

  it('is told from the document, with the file that did not come and nothing else', () => {
    write({ endpoint, sample: 1 })
    tellNotStarted(new TypeError('Failed to fetch dynamically imported module: https://p/assets/start-9.js?jordan'))
    tellNotStarted('jordan@canary.example')
    expect(reports()).toEqual([
      { kind: 'notStarted', page: 'other', count: 1, file: 'assets/start-9.js' },
      { kind: 'notStarted', page: 'other', count: 1, file: 'other' },
    ])
  })

  it('is told nowhere where the operator has no endpoint, or wants no share of it', () => {
    write()
    tellNotStarted(new Error('lost'))
    document.getElementById('settings')?.remove()
    write({ endpoint, sample: 0 })
    tellNotStarted(new Error('lost'))
    expect(sent).not.toHaveBeenCalled()
  })
})
