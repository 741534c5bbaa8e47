// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import file from '../../public/settings.json'
import { loadSettings } from './loadSettings'

const written = (content: object) => {
  document.body.innerHTML = `<script type="application/json" id="settings">${JSON.stringify(content)}</script>`
}
const inFile = (content: object) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(content)))

afterEach(() => {
  document.body.innerHTML = ''
})

describe('the settings @OPS-01', () => {
  it('stand in the document, so that nothing waits for a file', async () => {
    const asked = inFile(file)
    written({ ...file, clientId: 'of-the-document' })
    expect((await loadSettings()).clientId).toBe('of-the-document')
    expect(asked).not.toHaveBeenCalled()
  })

  it('are in their file where no document holds them', async () => {
    inFile({ ...file, clientId: 'of-the-file' })
    expect((await loadSettings()).clientId).toBe('of-the-file')
  })

  it('have a time zone that the browser knows', async () => {
    inFile({ ...file, operator: { ...file.operator, timeZone: 'America/Halifacks' } })
    await expect(loadSettings()).rejects.toThrow(/settings\.json: operator\.timeZone/)
  })

  it('are checked where they come from a file; the document’s were checked before they were written', async () => {
    inFile({ ...file, hosts: undefined })
    await expect(loadSettings()).rejects.toThrow(/settings\.json: .*hosts/)
  })
})
