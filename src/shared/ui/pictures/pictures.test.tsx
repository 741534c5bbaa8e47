import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { NothingFound } from './drawings'
import { Glyph } from '../Glyph'
import { closeGlyph } from '../glyphs/frame'
import { Picture } from './Picture'
import { RemotePicture } from './RemotePicture'

describe('a drawing and a small sign', () => {
  it('are decoration', async () => {
    const { container } = await renderInPortal(
      <>
        <Picture of={NothingFound} />
        <Glyph shape={closeGlyph} />
      </>,
    )
    expect(screen.queryByRole('img')).toBeNull()
    expect([...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('aria-hidden'))).toEqual([
      'true',
      'true',
    ])
  })

  it('keep their measure: four to three, also where the left is cut off', async () => {
    await renderInPortal(<Picture of={NothingFound} size={80} left={40} title="Nothing here" />)
    const picture = screen.getByRole('img', { name: 'Nothing here' })
    expect(picture).toHaveAttribute('viewBox', '40 0 120 120')
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['60', '60'])
  })
})

describe('a picture from elsewhere', () => {
  const show = (path: string | null) =>
    renderInPortal(<RemotePicture path={path} alt="A ferry" width={96} height={60} fallback="No picture" />, {
      settings: (settings) => void (settings.pictureHosts = ['https://pictures.example']),
    })

  it.each(['/ferry.png', 'https://pictures.example/ferry.png'])('shows %s', async (path) => {
    await show(path)
    expect(screen.getByRole('img', { name: 'A ferry' })).toHaveAttribute('src', path)
  })

  it.each([null, '', 'https://elsewhere.example/ferry.png', 'javascript:alert(1)', '//elsewhere.example/a.png'])(
    'has its fallback for %j',
    async (path) => {
      await show(path)
      expect(screen.queryByRole('img')).toBeNull()
      expect(screen.getByText('No picture')).toBeVisible()
    },
  )

  it('never shows as broken', async () => {
    await show('/gone.png')
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByText('No picture')).toBeVisible()
  })
})
