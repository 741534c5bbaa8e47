import { expect, test } from 'vitest'
import { inMemory } from './inMemory'

test('@PAY-10 what this tab’s memory holds is changed only while it is held', () => {
  const place = inMemory<{ number: string; name?: string }>()
  place.change({ name: 'Nora' })
  expect(place.get()).toBeUndefined()
  place.set({ number: '1' })
  place.change({ name: 'Nora' })
  expect(place.get()).toEqual({ number: '1', name: 'Nora' })
  place.wipe()
  expect(place.get()).toBeUndefined()
})
