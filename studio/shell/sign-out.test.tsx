import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { placeOf, shelfAt } from './shelf.ts'
import { beforeSignOut, SignOut } from './sign-out.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

const keep = (unsaved: readonly string[]) =>
  shelfAt(placeOf('December')).write(
    JSON.stringify({ version: 1, unsaved: unsaved.map(path => [path, 'a', 'b']), done: [], undone: [] }),
  )
const press = () => fireEvent.click(screen.getByRole('button'))

it('[STUDIO-11] saves what was typed before somebody is signed out', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  keep(['base/home.json'])
  const stay = beforeSignOut(async () => keep([]))
  render(<SignOut />)
  press()
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce())
  stay()
})

it('[STUDIO-11] names a draft that cannot be saved, and asks before it is thrown away', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  keep(['base/home.json'])
  render(<SignOut />)
  press()
  expect((await screen.findByRole('alert')).textContent).toContain('Not all of December is saved')
  expect(submit).not.toHaveBeenCalled()
  press()
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce())
})
