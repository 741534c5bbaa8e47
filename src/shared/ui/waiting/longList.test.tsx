// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useLongList } from './longList'

const numbers = Array.from({ length: 30 }, (_, at) => at)

function List() {
  return (
    <ul>
      {useLongList(numbers).map((at) => (
        <li key={at}>{at}</li>
      ))}
    </ul>
  )
}

test('the first entries of a long list are rendered at once, and all of them follow', () => {
  expect(renderToStaticMarkup(<List />).match(/<li>/g)).toHaveLength(12)
  render(<List />)
  expect(screen.getAllByRole('listitem')).toHaveLength(30)
})
