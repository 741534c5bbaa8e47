// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as files from '../../../../shared/csv/saveFile'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import BackupCodesDialog from './BackupCodesDialog'

beforeEach(() => void vi.spyOn(files, 'saveFile').mockReturnValue())

const codes = ['SABLE-PORT0', 'SABLE-PORT1']

async function show() {
  const answer = vi.fn()
  const { user } = await renderInPortal(<BackupCodesDialog params={{ codes }} answer={answer} />)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, answer, press }
}

describe('@ACC-04 the dialog of new backup codes', () => {
  it('shows them, and copies, saves and prints them', async () => {
    const { answer, press } = await show()
    expect(screen.getByRole('alertdialog', { name: 'Save your backup codes' })).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes)
    // What keeps the codes stays in sight, below what scrolls.
    for (const name of ['Copy', 'Download', 'Print'])
      expect(screen.getByRole('button', { name }).closest('.MuiDialogActions-root')).toBeVisible()
    await press('Copy')
    expect(await navigator.clipboard.readText()).toBe('SABLE-PORT0\nSABLE-PORT1')
    expect(screen.getByRole('status')).toHaveTextContent('Codes copied')
    await press('Download')
    expect(vi.mocked(files.saveFile).mock.calls[0]?.slice(0, 2)).toEqual([
      'backup-codes.txt',
      'Sableport Transit\r\nSave your backup codes\r\nSABLE-PORT0\r\nSABLE-PORT1\r\n',
    ])
    const print = vi.spyOn(window, 'print').mockReturnValue()
    await press('Print')
    expect(print).toHaveBeenCalledOnce()
    await press('I’ve saved my codes')
    expect(answer).toHaveBeenCalledExactlyOnceWith('saved')
  })

  it('says so if the browser does not copy', async () => {
    const { press } = await show()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No permission'))
    await press('Copy')
    expect(screen.getByRole('status')).toHaveTextContent('We couldn’t copy the codes. Download or print them.')
  })

  it('warns before Escape closes it', async () => {
    const { user, answer } = await show()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('status')).toHaveTextContent('You won’t see these codes again.')
    expect(answer).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(answer).toHaveBeenCalledExactlyOnceWith('saved')
  })
})
