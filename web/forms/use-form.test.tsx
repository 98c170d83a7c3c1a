import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { baseWords } from '../testing/words.ts'
import { TextField } from '../ui/field/text-field.tsx'
import type { FormErrors } from './form-rules.ts'
import { useForm } from './use-form.ts'

const words = baseWords('common')

afterEach(cleanup)
const rules = { username: { label: 'Username', required: true }, email: { label: 'E-mail', required: true } }

function Sample({
  onSent = () => undefined,
  serverErrors,
}: {
  onSent?: () => void
  serverErrors?: FormErrors<'username' | 'email'>
}) {
  const { formProps, field, valid, touched } = useForm(rules, { serverErrors, words })
  return (
    <form
      {...formProps}
      onSubmit={event => {
        formProps.onSubmit(event)
        if (!event.defaultPrevented) onSent()
        event.preventDefault()
      }}
    >
      <TextField {...field('username')} />
      <TextField {...field('email')} />
      <output>{`${touched ? 'touched' : 'fresh'} ${valid ? 'valid' : 'invalid'}`}</output>
      <button type="submit">Send</button>
    </form>
  )
}

describe('a form', () => {
  it('says nothing before a field was left, then tells the field by its description', async () => {
    render(<Sample />)
    expect(screen.queryByText(/required field/)).toBeNull()
    await userEvent.click(screen.getByRole('textbox', { name: 'Username' }))
    await userEvent.tab()
    const field = screen.getByRole('textbox', { name: 'Username', description: 'Username is a required field' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('E-mail is a required field')).toBeNull()
  })

  it('says nothing of the field that was left while a button is pressed, which would move away from its click', async () => {
    render(<Sample />)
    const [field, button] = [screen.getByRole('textbox', { name: 'Username' }), screen.getByRole('button')]
    field.focus()
    fireEvent.mouseDown(button)
    button.focus()
    expect(screen.queryByText(/required field/)).toBeNull()
    fireEvent.mouseUp(button)
    expect(screen.queryByText(/required field/)).toBeNull()
    expect(await screen.findByText('Username is a required field')).toBeTruthy()
  })

  it('says at the next field what is wrong with the one that was left, also after something was dragged', () => {
    vi.useFakeTimers()
    render(<Sample />)
    const [field, next] = screen.getAllByRole('textbox')
    fireEvent.mouseDown(document.body)
    field?.focus()
    next?.focus()
    fireEvent.dragEnd(document.body)
    expect(screen.queryByText(/required field/)).toBeNull()
    act(() => void vi.runAllTimers())
    expect(screen.getByText('Username is a required field')).toBeTruthy()
    vi.useRealTimers()
  })

  it('is not sent while invalid; the first failing field gets focus', async () => {
    const sent = vi.fn()
    render(<Sample onSent={sent} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'ann')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ann@sample.example')
    expect(screen.queryByText(/required field/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it("shows the server's message until the field changes", () => {
    render(<Sample serverErrors={{ username: 'Already taken' }} />)
    expect(screen.getByText('Already taken')).toBeTruthy()
    fireEvent.change(screen.getByRole('textbox', { name: 'Username' }), { target: { value: 'bob' } })
    expect(screen.queryByText('Already taken')).toBeNull()
  })
})
