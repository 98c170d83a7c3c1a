import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetEverything } from '../../web/state/forget-everything.ts'
import { changed, state } from './support/change-password-answers.ts'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'
import { brands } from './support/shipped-manifest.ts'

const path = '/account/settings/change-password'
const refused = (code: string, field?: string): Answers => ({
  ChangePassword: () => ({
    data: {
      changePassword: { accountStatus: null, userErrors: [{ code, path: field === undefined ? null : [field] }] },
    },
  }),
})
const typed = { 'Current password': 'Portal2026!', 'New password': 'Secret-1', 'Repeat new password': 'Secret-1' }

async function open(answers: Answers = {}, manifest = brands[0]) {
  const view = await openAddress(path, {
    persona: 'subscriber, active',
    answers: { ...state('ACTIVE'), ...changed, ...answers },
    ...(manifest && { manifest }),
  })
  const send = async (fields: Record<string, string> = {}) => {
    for (const [label, value] of Object.entries({ ...typed, ...fields }))
      fireEvent.change(view.getByLabelText(label), { target: { value } })
    await view.user.click(view.getByRole('button', { name: 'Change password' }))
  }
  return { ...view, send, value: (label: string) => (view.getByLabelText(label) as HTMLInputElement).value }
}
afterEach(cleanup)
afterEach(forgetEverything)

describe('change password', () => {
  it('[PERM-02] has a way back to the settings for whom there are such: not for a minor', async () => {
    // The menu beside it, and the way back.
    const back = () => within(screen.getByRole('main')).queryAllByRole('link', { name: 'Settings' })
    await open()
    expect(back().map(link => link.getAttribute('href'))).toEqual(['/account/settings', '/account/settings'])
    cleanup()
    const minor = await openAddress(path, { persona: 'minor dependent', answers: { ...state('ACTIVE'), ...changed } })
    expect(minor.getByRole('button', { name: 'Change password' })).toBeTruthy()
    expect(back()).toEqual([])
  })

  it('[ACCOUNT-09] [ACCOUNT-13] sends the current and the new password, confirms it and clears the form', async () => {
    const { send, findByText, sent, value, router } = await open()
    await send()
    await findByText('Your password has been changed')
    expect(sent('ChangePassword').map(call => call.variables)).toEqual([
      { input: { currentPassword: 'Portal2026!', newPassword: 'Secret-1' } },
    ])
    expect(Object.keys(typed).map(value)).toEqual(['', '', ''])
    expect(router.state.location.pathname).toBe(path)
  })

  it.each(
    brands.flatMap(brand => ['INITIAL', 'FORCED_CHANGE'].map(status => [brand.brand.id, status, brand] as const)),
  )(
    '[ACCOUNT-11] [ROUTING-16] [SEC-09] on %s somebody who came with %s goes on to Home and is told there',
    async (_id, status, manifest) => {
      let asked = 0
      const { send, findByText, router } = await open(
        {
          ChangePasswordScreen: () => ({
            data: { viewer: { facts: { accountStatus: asked++ === 0 ? status : 'ACTIVE' } } },
          }),
          Home: () => failing('viewer.family', 404),
        },
        manifest,
      )
      await findByText('Before you go on, please choose your own password.')
      await send()
      await waitFor(() => expect(router.state.location.pathname).toBe('/home'), { timeout: 10_000 })
      await findByText('Your password has been changed')
      // The page is closed by then to who has not signed in all the way: asked again, it could lead them out.
      expect(asked).toBe(1)
    },
  )

  it.each([
    [{ 'Current password': '' }, 'Current password is a required field'],
    [{ 'New password': 'abc1', 'Repeat new password': 'abc1' }, 'New password is under the character minimum'],
    [
      { 'New password': 'with space 1', 'Repeat new password': 'with space 1' },
      'Use 6 to 32 characters with at least one digit. You can use letters, digits and @$!%*#?&^_+-=',
    ],
    [{ 'Repeat new password': 'Secret-2' }, "The passwords don't match"],
  ])('[ACCOUNT-09] [VALID-07] [VALID-19] refuses %o and sends nothing', async (wrong, message) => {
    const { send, findByText, sent } = await open()
    await send(wrong)
    await findByText(message)
    expect(sent('ChangePassword')).toEqual([])
  })

  it.each([
    ['Current password', 'This is not your current password', refused('CURRENT_PASSWORD_WRONG', 'currentPassword')],
    [
      'New password',
      "This password is easy to guess. Don't use a common one, the username or the email address.",
      refused('PASSWORD_EASY_TO_GUESS', 'newPassword'),
    ],
    [
      'New password',
      'Choose a password that is different from your current one',
      refused('INVALID_INPUT', 'newPassword'),
    ],
  ])('[ACCOUNT-10] [SEC-18] says at "%s" what the service refused', async (label, message, answers) => {
    const { send, findByText, getByLabelText, value } = await open(answers)
    await send()
    await findByText(message)
    await waitFor(() => expect(document.activeElement).toBe(getByLabelText(label)))
    expect(value('New password')).toBe('Secret-1')
  })

  it.each([
    ["We can't do this right now.", refused('UNAVAILABLE')],
    ['Your session has ended, and your password was not changed.', refused('UNAUTHENTICATED')],
    ["You can't change the password of a member you are acting for.", refused('FORBIDDEN')],
    ["We can't do this right now.", { ChangePassword: () => failing('changePassword', 500) }],
  ])('[ACCOUNT-10] [ERR-14] shows "%s" on the page, without a redirect', async (message, answers) => {
    const { send, findByRole, router, value } = await open(answers)
    await send()
    expect((await findByRole('alert')).textContent).toContain(message)
    expect(router.state.location.pathname).toBe(path)
    expect(value('Current password')).toBe('Portal2026!')
  })
})
