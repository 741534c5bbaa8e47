import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loadLanguage, showLanguage } from '../../i18n/texts'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { DateTime } from './DateTime'

const iso = '2026-11-20T12:05:00Z'
const shown = (text: string) => screen.getByText(text, { selector: 'time' })

describe('a date', () => {
  it('is told by the operator’s clocks, with the instant for machines', async () => {
    await renderInPortal(<DateTime iso={iso} />)
    expect(shown('11/20/26 8:05 AM')).toHaveAttribute('datetime', iso)
  })

  it('follows the operator’s time zone', async () => {
    await renderInPortal(<DateTime iso={iso} />, {
      settings: ({ operator }) => void (operator.timeZone = 'Pacific/Auckland'),
    })
    expect(shown('11/21/26 1:05 AM')).toBeVisible()
  })

  it('follows the language', async () => {
    await renderInPortal(<DateTime iso={iso} />)
    await loadLanguage('fr')
    await act(() => showLanguage('fr'))
    expect(shown('20/11/26 08:05')).toBeVisible()
  })

  it('stands alone, or the time does', async () => {
    await renderInPortal(
      <>
        <DateTime iso={iso} show="date" />
        <DateTime iso={iso} show="time" />
      </>,
    )
    expect(shown('11/20/26')).toBeVisible()
    expect(shown('8:05 AM')).toBeVisible()
  })

  it('names the zone in words', async () => {
    await renderInPortal(<DateTime iso={iso} zone />)
    expect(screen.getByText(/^Nov\.? 20, 2026, 8:05\sa\.m\. Atlantic Standard Time$/)).toBeVisible()
  })

  it('is a day without a zone', async () => {
    await renderInPortal(<DateTime iso="2026-12-05T00:00:00Z" show="day" />)
    expect(shown('12/05/26')).toHaveAttribute('datetime', '2026-12-05')
  })

  it.each(['soon', '2026-13-40', ''])('%j is shown as it came', async (text) => {
    const { container } = await renderInPortal(<DateTime iso={text} zone />)
    expect(container).toHaveTextContent(new RegExp(`^${text}$`))
    expect(container.querySelector('time')).toBeNull()
  })
})
