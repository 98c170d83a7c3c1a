import { describe, expect, it } from 'vitest'
import { changed, state } from './support/change-password-answers.ts'
import { postForm } from './support/post-form.ts'

const path = '/account/settings/change-password'

describe('change password without script', () => {
  it('[ACCOUNT-11] [SEC-09] goes on to Home from a change that was demanded, and else tells of it in place', async () => {
    const fields: [string, string][] = [
      ['currentPassword', 'Portal2026!'],
      ['password', 'Secret-1'],
      ['passwordAgain', 'Secret-1'],
    ]
    const options = { persona: 'subscriber, active', answers: { ...state('INITIAL'), ...changed } } as const
    const { answer } = await postForm(path, [...fields, ['goes-on', 'yes']], options)
    expect(answer).toMatchObject({ kind: 'redirect', location: '/home' })
    const { html } = await postForm(path, fields, options)
    expect(html).toContain('Your password has been changed')
    expect(html).not.toContain('Secret-1')
  })
})
