// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ApiError } from '../../../api/errors'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { FailurePanel } from './FailurePanel'
import { PartFailed } from './PartFailed'

test('@ACC-15 “Try again” is filled for a whole page, and outlined for a part, of which a page can have several', async () => {
  const error: ApiError = { kind: 'network', unavailable: false }
  await renderInPortal(
    <>
      <FailurePanel title="No page" error={error} onRetry={() => undefined} />
      <PartFailed error={error} onRetry={() => undefined} />
    </>,
  )
  const looks = screen.getAllByRole('button', { name: 'Try again' }).map(({ dataset }) => dataset.variant)
  expect(looks).toEqual(['contained', 'outlined'])
})
