// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { Fault } from '../../../shared/submission/fault'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { CodeStep } from './CodeStep'
import { begun } from './machine'

const wrongCode: Fault = { fieldErrors: { code: { key: 'secondFactor:code.wrong' } } }
const wrongBackup: Fault = { fieldErrors: { backup_code: { key: 'secondFactor:backup.wrong' } } }
const failed: Fault = { errors: [{ key: 'shared:error.tooMany', values: { count: 5 } }] }

const nothing = () => undefined
const sent = { sentTo: '•• 42', expiresAt: Number.MAX_SAFE_INTEGER, triesLeft: 4 }

/** Shows the step. Buttons bring the answers of the backend. */
function Step({ isFirstBackup }: { isFirstBackup: boolean }) {
  const [isBackup, setBackup] = useState(isFirstBackup)
  const [fault, setFault] = useState<Fault>({})
  return (
    <>
      {Object.entries({ wrongCode, wrongBackup, failed }).map(([name, answer]) => (
        <button key={name} onClick={() => setFault(answer)}>
          {name}
        </button>
      ))}
      <CodeStep
        state={{ ...begun('code'), code: sent, ...fault }}
        now={0}
        onCode={nothing}
        onResend={nothing}
        onChangeNumber={nothing}
        isBackup={isBackup}
        onBackup={setBackup}
        onBackupCode={nothing}
      />
    </>
  )
}

const field = () => screen.getByRole('textbox')

async function show(isFirstBackup: boolean) {
  const { user } = await renderInPortal(<Step isFirstBackup={isFirstBackup} />)
  return (name: string) => user.click(screen.getByRole('button', { name }))
}

describe('@ACC-04 @AUTH-04 @FORM-06 an error', () => {
  it.each([
    [false, 'wrongCode', 'Use a backup code'],
    [true, 'wrongBackup', 'Use the text message'],
  ])('stands in its own form alone, and goes with it (backup: %s)', async (isBackup, answer, toOther) => {
    const press = await show(isBackup)
    await press(answer)
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    await press(toOther)
    expect(field()).toHaveAttribute('aria-invalid', 'false')
    expect(screen.queryByText(/4 tries left/)).toBeNull()
    await press(isBackup ? 'Use a backup code' : 'Use the text message')
    expect(field()).toHaveAttribute('aria-invalid', 'false')
  })

  it('of the whole form goes, and a new one shows', async () => {
    const press = await show(true)
    await press('failed')
    expect(screen.getByRole('alert')).toBeVisible()
    await press('Use the text message')
    expect(screen.queryByRole('alert')).toBeNull()
    await press('wrongCode')
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByText('You have 4 tries left.')).toBeVisible()
  })

  it('that comes after its form was left stands in no other', async () => {
    const press = await show(false)
    await press('wrongBackup')
    expect(field()).toHaveAttribute('aria-invalid', 'false')
    expect(screen.queryByText(/4 tries left/)).toBeNull()
    await press('Use a backup code')
    await press('wrongCode')
    expect(field()).toHaveAttribute('aria-invalid', 'false')
  })
})
