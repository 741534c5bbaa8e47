// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTexts } from '../../i18n/texts'
import { setClock } from '../clock'
import { ConfigForm } from './ConfigForm'
import type { ConfigFormProps } from './ConfigForm'
import type { FieldSpec } from './fields/fieldSpec'
import { matches } from './fields/rules'

const email: FieldSpec = { key: 'email', label: 'Email', required: true, kind: 'email', autoComplete: 'username' }
const password: FieldSpec = { key: 'password', label: 'Password', required: true, kind: 'password', minlength: 8 }
const mobile: FieldSpec = { key: 'mobile', label: 'Mobile', kind: 'tel' }

beforeAll(() => startTexts('en'))
afterEach(cleanup)

function show(props: Partial<ConfigFormProps> = {}) {
  const onSubmit = vi.fn()
  const element = (more: Partial<ConfigFormProps> = {}) => (
    <StrictMode>
      <ConfigForm fields={[email, password, mobile]} onSubmit={onSubmit} submitText="Send" {...props} {...more} />
    </StrictMode>
  )
  const { rerender, unmount } = render(element())
  return {
    onSubmit,
    unmount,
    change: (more: Partial<ConfigFormProps>) => rerender(element(more)),
    user: userEvent.setup(),
  }
}

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const passwordBox = () => screen.getByLabelText<HTMLInputElement>(/^Password$/)
const send = () => screen.getByRole('button', { name: 'Send' })

describe('a form', () => {
  it('@FORM-01 hands over trimmed values when all is well, also by Enter', async () => {
    const { onSubmit, user } = show()
    await user.type(box('Email'), '  rider@example.com ')
    await user.type(passwordBox(), ' Transit-2026 {Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      email: 'rider@example.com',
      password: ' Transit-2026 ',
      mobile: '',
    })
  })

  it('@FORM-06 lists what is wrong, says it at each field and goes to the first', async () => {
    const { onSubmit, user } = show()
    await user.type(passwordBox(), 'short')
    await user.click(send())
    await waitFor(() => expect(box('Email')).toHaveFocus())
    expect(screen.getByRole('alert')).toHaveTextContent('There is a problem')
    expect(box('Email')).toHaveAttribute('aria-invalid', 'true')
    expect(box('Email')).toHaveAccessibleDescription('Email is required')
    expect(passwordBox()).toHaveAccessibleDescription('Please enter minimum of 8 characters')
    await user.click(screen.getByRole('link', { name: 'Please enter minimum of 8 characters' }))
    expect(passwordBox()).toHaveFocus()
    expect(passwordBox()).toHaveValue('short')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('@FORM-06 goes to a field that is wrong a second time as it did the first time', async () => {
    const { user } = show()
    await user.click(send())
    await waitFor(() => expect(box('Email')).toHaveFocus())
    await user.type(box('Email'), 'rider')
    await user.click(send())
    await waitFor(() => expect(box('Email')).toHaveFocus())
  })

  it('@FORM-06 brings what the server says of the whole form into sight, or the field that it names', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const words = { key: 'shared:serverSays', values: { message: 'No luck' } }
    const { change } = show()
    change({ errors: [words] })
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('alert')])
    change({ busy: true, errors: undefined })
    change({ busy: false, errors: [words], fieldErrors: { email: words } })
    expect(scrolled).toHaveBeenCalledOnce()
    await waitFor(() => expect(box('Email')).toHaveFocus())
    change({ busy: true, errors: undefined, fieldErrors: undefined })
    change({ fieldErrors: { nothing_here: words } })
    expect(scrolled).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('alert')).toHaveTextContent('No luck')
  })

  it('@FORM-06 checks nothing while typing, checks on blur, then on each change until corrected', async () => {
    const { user } = show()
    await user.type(box('Email'), 'rider')
    expect(box('Email')).toHaveAttribute('aria-invalid', 'false')
    await user.tab()
    await waitFor(() => expect(box('Email')).toHaveAccessibleDescription('Invalid Email Address'))
    expect(screen.getByRole('status')).toHaveTextContent('Invalid Email Address')
    await user.type(box('Email'), '@example.com')
    await waitFor(() => expect(box('Email')).toHaveAttribute('aria-invalid', 'false'))
    await user.type(box('Email'), '@')
    expect(box('Email')).toHaveAttribute('aria-invalid', 'false')
  })

  it('@FORM-02 checks a confirmation again when what it confirms has changed', async () => {
    const confirm: FieldSpec = {
      ...email,
      key: 'confirm',
      label: 'Confirm',
      rules: [matches('email', 'shared:form.email')],
    }
    const { user } = show({ fields: [email, confirm] })
    await user.type(box('Email'), 'a@b.ca')
    await user.type(box('Confirm'), 'a@b.ca')
    await user.type(box('Email'), 'da')
    await user.tab()
    await waitFor(() => expect(box('Confirm')).toHaveAttribute('aria-invalid', 'true'))
  })

  it('@FORM-02 leaves out what a field does not take, also when pasted, and says so', async () => {
    const { user } = show()
    await user.click(box(/Mobile/))
    await user.paste('+1 (416) 555')
    expect(box(/Mobile/)).toHaveValue('+1416555')
    expect(box(/Mobile/)).toHaveAccessibleDescription('Use digits and + only')
    expect(screen.getByRole('status')).toHaveTextContent('Use digits and + only')
    expect(box(/Mobile/)).toHaveAttribute('aria-invalid', 'false')
  })

  it('@FORM-06 keeps what was typed when its definition comes again in another language', async () => {
    const { change, user } = show()
    await user.type(box('Email'), 'rider')
    await user.tab()
    await waitFor(() => expect(box('Email')).toHaveAttribute('aria-invalid', 'true'))
    change({ fields: [mobile, { ...email, label: 'Courriel', messages: { pattern: 'Corrigez' } }] })
    expect(box('Courriel')).toHaveValue('rider')
    expect(box('Courriel')).toHaveAccessibleDescription('Corrigez')
  })

  it("@FORM-06 shows the server's errors where they belong until the field is changed", async () => {
    const { change, user } = show()
    await user.type(box('Email'), 'rider@example.com')
    change({
      errors: [{ key: 'shared:serverSays', values: { message: 'No luck' } }],
      fieldErrors: {
        email: { key: 'shared:serverSays', values: { message: 'Taken' } },
        captcha: { key: 'shared:serverSays', values: { message: 'Robot' } },
      },
    })
    expect(screen.getByRole('alert')).toHaveTextContent('No luckRobot')
    expect(box('Email')).toHaveAccessibleDescription('Taken')
    expect(box('Email')).toHaveFocus()
    await user.type(box('Email'), 'a')
    expect(box('Email')).toHaveAttribute('aria-invalid', 'false')
  })

  it('@LANG-02 marks what the server says in another language', async () => {
    const { change } = show()
    const words = (message: string) => ({ key: 'shared:serverSays', values: { message }, lang: 'es' })
    change({ errors: [words('Sin suerte')], fieldErrors: { email: words('Ocupado') } })
    for (const text of ['Sin suerte', 'Ocupado']) expect(await screen.findByText(text)).toHaveAttribute('lang', 'es')
  })

  it('@FORM-01 sends nothing while it is busy', async () => {
    const { onSubmit, user } = show({
      busy: true,
      busyText: 'Sending…',
      values: { email: 'a@b.ca', password: '12345678' },
    })
    await user.type(box('Email'), '{Enter}')
    await user.click(screen.getByRole('button', { name: 'Sending…' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('@FORM-01 @API-05 sends nothing before the backend takes another try, and says how long that is', async () => {
    let time = 50_000
    setClock(() => time)
    const { onSubmit, change, user } = show({ fields: [mobile] })
    await user.type(box('Mobile (optional)'), '5145550100')
    change({ fields: [mobile], pausedUntil: 57_000, errors: [{ key: 'shared:error.tooMany', values: { count: 7 } }] })
    expect(send()).toHaveAccessibleDescription('in 7 seconds')
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    await user.click(send())
    await user.type(box('Mobile (optional)'), '{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(box('Mobile (optional)')).toHaveValue('5145550100')
    time = 57_000
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'))
    await user.click(send())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ mobile: '5145550100' })
  })

  it('shows and hides a password by a button that is not taken for the field', async () => {
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(passwordBox()).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(passwordBox()).toHaveAttribute('type', 'password')
  })

  it('@FORM-06 offers choices and boxes, says which fields are optional, and reports each change', async () => {
    const country: FieldSpec = {
      key: 'country',
      label: 'Country',
      required: true,
      kind: 'select',
      options: [{ value: 'CA', label: 'Canada' }],
    }
    const news: FieldSpec = { key: 'news', label: 'Send me news', kind: 'checkbox' }
    const onChange = vi.fn()
    const { onSubmit, user } = show({ fields: [country, news], onChange })
    await user.click(send())
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveFocus())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Canada')
    await user.click(screen.getByRole('checkbox', { name: 'Send me news' }))
    expect(onChange).toHaveBeenLastCalledWith({ country: 'CA', news: 'true' })
    await user.click(send())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ country: 'CA', news: 'true' }))
  })

  it('@FORM-06 marks a box that must be ticked as wrong, like every other field', async () => {
    const terms: FieldSpec = { key: 'terms', label: 'I accept the terms', kind: 'checkbox', required: true }
    const { user } = show({ fields: [terms] })
    const tick = screen.getByRole('checkbox', { name: /^I accept the terms/ })
    expect(tick).toHaveAttribute('aria-invalid', 'false')
    await user.click(send())
    await waitFor(() => expect(tick).toHaveAttribute('aria-invalid', 'true'))
    await user.click(tick)
    await waitFor(() => expect(tick).toHaveAttribute('aria-invalid', 'false'))
  })

  it('@FORM-06 of secrets clears them when the page or the form is left, and never reports them', async () => {
    const onChange = vi.fn()
    const { unmount, user } = show({ secret: true, onChange, values: { email: 'a@b.ca' } })
    expect(box('Email')).toHaveValue('a@b.ca')
    await user.type(passwordBox(), 'Transit-2026')
    act(() => void fireEvent(window, new Event('pagehide')))
    expect(passwordBox()).toHaveValue('')
    await user.type(passwordBox(), 'Transit-2026')
    const input = passwordBox()
    unmount()
    expect(input.value).toBe('')
    expect(onChange).not.toHaveBeenCalled()
  })
})
