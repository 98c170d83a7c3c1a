import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { tell } from '../shell/tell.tsx'
import { WordCell } from './word-cell.tsx'

vi.mock('../shell/tell.tsx', () => ({ tell: vi.fn() }))

afterEach(cleanup)

/** A text in its row, which somebody else may change while it is open. */
function open() {
  const onSay = vi.fn()
  const cell = (text: string) => (
    <WordCell text={text} name="Title of Claims" language="en-US" mark={undefined} mayEdit onSay={onSay} />
  )
  const { rerender, getByRole } = render(cell('Claims'))
  return { onSay, getByRole, changes: (text: string) => rerender(cell(text)), user: userEvent.setup() }
}

it('[STUDIO-14] leaves a text as somebody else has just said it, where nothing was typed', async () => {
  const { user, onSay, changes, getByRole } = open()
  await user.click(getByRole('button'))
  changes('Your claims')
  await user.tab()
  expect(onSay).not.toHaveBeenCalled()
  expect(getByRole('button').textContent).toContain('Your claims')
})

it('[STUDIO-14] says what was typed instead of writing it over what somebody else said meanwhile', async () => {
  const { user, onSay, changes, getByRole } = open()
  await user.click(getByRole('button'))
  await user.type(getByRole('textbox'), ' of mine')
  changes('Your claims')
  await user.tab()
  expect(onSay).not.toHaveBeenCalled()
  expect(tell).toHaveBeenCalledWith(expect.stringContaining('Claims of mine'), 'error')
})
