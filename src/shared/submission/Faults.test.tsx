// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTexts } from '../../i18n/texts'
import { Faults } from './Faults'
import { faultOf } from './fault'
import { reasonsIn } from './submission'

beforeAll(() => startTexts('en'))
afterEach(cleanup)

const says = (message: string) => ({ key: 'shared:serverSays', values: { message } })

test('@FORM-06 a reason that names a field is a reason where no field shows', () => {
  const error = { kind: 'business', status: 400, errors: [{ code: 40001, message: 'Blocked', field: 'card' }] } as const
  expect(reasonsIn({ status: 'failed', fault: faultOf({ ...error, errors: [...error.errors] }) })).toEqual([
    says('Blocked'),
  ])
  for (const status of ['idle', 'sending'] as const) expect(reasonsIn({ status })).toEqual([])
})

test('@FORM-06 reasons come into sight when they are the answer to a press, not when the page shows', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { rerender } = render(<Faults of={[says('Old')]} />)
  expect(scrolled).not.toHaveBeenCalled()
  rerender(<Faults of={[]} />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<Faults of={[says('No'), says('luck')]} title="It failed" />)
  expect(screen.getByRole('alert')).toHaveTextContent('It failedNo luck')
  expect(scrolled).toHaveBeenCalledOnce()
})

test('@FORM-06 no screen reads a fault itself: each shows all reasons, by `ConfigForm` or by `Faults`', () => {
  const src = join(import.meta.dirname, '../..')
  const screens = ['features', 'app'].flatMap((room) =>
    readdirSync(join(src, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => join(room, file)),
  )
  const reading = screens.filter((file) =>
    /\bfaultIn\b|\bfault\??\.(errors|fieldErrors)/.test(readFileSync(join(src, file), 'utf8')),
  )
  expect(reading).toEqual([])
})
