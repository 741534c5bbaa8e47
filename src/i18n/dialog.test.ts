import { expect, it } from 'vitest'
import { dialog, dialogs } from './dialog'

const load = () => Promise.resolve({ default: () => null })

it('a dialog is found by its name, and no two have one name', () => {
  const { name } = dialog('dialogTest', load, [])
  expect(dialogs[name]).toBeDefined()
  expect(() => dialog('dialogTest', load, [])).toThrow('dialogTest')
})
