import { describe, expect, it } from 'vitest'
import { postForm } from './support/post-form.ts'

describe('log-in without script', () => {
  it('[LOGIN-08] an empty form makes no call and comes back with its messages', async () => {
    const { answer, html, sent } = await postForm('/login', [
      ['username', ''],
      ['password', ''],
    ])
    expect(answer).toMatchObject({ kind: 'page', status: 422 })
    expect(html).toContain('Username is a required field')
    expect(html).toContain('Password is a required field')
    expect(sent('SignIn')).toEqual([])
  })

  it('[LOGIN-18] [ERR-01] a refused one comes back with the reason and the username, never with the password', async () => {
    const refused = { next: null, userErrors: [{ code: 'LOGIN_ATTEMPTS_REMAINING', attemptsRemaining: 2 }] }
    const { html } = await postForm(
      '/login',
      [
        ['username', 'someone'],
        ['password', 'Secret-1234'],
      ],
      { answers: { SignIn: () => ({ data: { signIn: refused } }) } },
    )
    expect(html).toContain('You have 2 attempt(s) remaining.')
    expect(html).toContain('value="someone"')
    expect(html).not.toContain('Secret-1234')
  })

  it('goes where the journey leads', async () => {
    const { answer, sent } = await postForm(
      '/login',
      [
        ['username', ' someone '],
        ['password', ' Right-1234 '],
      ],
      { answers: { SignIn: () => ({ data: { signIn: { next: '/home', userErrors: [] } } }) } },
    )
    expect(answer).toMatchObject({ kind: 'redirect', location: '/home' })
    // A blank that a keyboard put behind the name is no part of it; one of a password may be.
    expect(sent('SignIn')[0]?.variables).toEqual({ input: { username: 'someone', password: ' Right-1234 ' } })
  })
})
