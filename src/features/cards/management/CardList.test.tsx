// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { CardList } from './CardsScreen'

test('@ACC-21 the list begins with the cards that need an act', async () => {
  const card = { type: 'virtual', status: 'ACTIVE', passes: [], passesDropped: 0 }
  await renderInPortal(
    <CardList
      cards={[
        { ...card, faremedia_id: 'good', nickname: 'Good' },
        { ...card, faremedia_id: 'blocked', nickname: 'Blocked one', status: 'BLOCKED' },
        { ...card, faremedia_id: 'other', nickname: 'Other' },
      ]}
    />,
  )
  const places = screen
    .getAllByRole('link')
    .flatMap((link) => /^\/faremedia\/\w+$/.exec(link.getAttribute('href') ?? '')?.[0] ?? [])
  expect(places).toEqual(['/faremedia/blocked', '/faremedia/good', '/faremedia/other'])
})
