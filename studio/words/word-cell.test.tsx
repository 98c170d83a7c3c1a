import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Told } from '../shell/tell.tsx'
import { WordCell } from './word-cell.tsx'

afterEach(cleanup)

/** A text in its row, which somebody else may change while it is open. */
function open() {
  const onSay = vi.fn()
  const cell = (text: string) => (
    <>
      <WordCell text={text} name="Title of Claims" language="en-US" mark={undefined} mayEdit onSay={onSay} />
      <Told />
    </>
  )
  const { rerender, getByRole } = render(cell('Claims'))
  const text = () => getByRole('button', { name: /Title of Claims/ })
  return { onSay, getByRole, text, changes: (text: string) => rerender(cell(text)), user: userEvent.setup() }
}

it('[STUDIO-14] leaves a text as somebody else has just said it, where nothing was typed', async () => {
  const { user, onSay, changes, text } = open()
  await user.click(text())
  changes('Your claims')
  await user.tab()
  expect(onSay).not.toHaveBeenCalled()
  expect(text().textContent).toContain('Your claims')
})

it('[STUDIO-14] says what was typed instead of writing it over what somebody else said meanwhile', async () => {
  const { user, onSay, changes, text, getByRole } = open()
  await user.click(text())
  await user.type(getByRole('textbox'), ' of mine')
  changes('Your claims')
  await user.tab()
  expect(onSay).not.toHaveBeenCalled()
  const told = getByRole('log', { name: 'Messages' }).querySelector('[data-kind="error"]:last-child')
  expect(told?.textContent).toContain('Claims of mine')
})
