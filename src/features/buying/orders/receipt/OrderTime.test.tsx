// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { OrderTime } from './OrderTime'

test.each([
  ['America/Halifax', ['Nov 20, 2026, 8:05 a.m.', 'Nov 20, 2026, 8:05 a.m. Atlantic Standard Time']],
  ['America/Toronto', ['Nov 20, 2026, 8:05 a.m. Atlantic Standard Time']],
])('@PAY-08 on a device in %s a screen and paper say %j', async (zone, said) => {
  const before = process.env.TZ
  onTestFinished(() => void (process.env.TZ = before))
  process.env.TZ = zone
  const { container } = await renderInPortal(<OrderTime iso="2026-11-20T12:05:00Z" />)
  const texts = [...container.querySelectorAll('time')].map(({ textContent }) => textContent.replace(/\s/g, ' '))
  expect(texts.map((text) => text.replace('Nov.', 'Nov'))).toEqual(said)
})
