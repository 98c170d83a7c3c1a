import { describe, expect, it } from 'vitest'
import type { Answers } from './support/fake-query.ts'
import { postForm } from './support/post-form.ts'
import { start } from './support/preferences-answers.ts'

const path = '/update-preferences'

describe('update preferences without script', () => {
  const send = (fields: [string, string][], more: Answers = {}) =>
    postForm(path, fields, { persona: 'signing in', answers: { ...start(), ...more } })

  it('[PREF-13] an invalid form comes back with its message and what was chosen', async () => {
    const { answer, html, sent } = await send([
      ['emailAddress', 'ana'],
      ['asked', 'emailBreakingNews'],
      ['emailBreakingNews', 'yes'],
    ])
    expect(answer).toMatchObject({ kind: 'page', status: 422 })
    expect(html).toContain('Enter an email address like name@example.com')
    expect(html).toMatch(/<input[^>]*name="emailBreakingNews"[^>]*checked/)
    expect(html).toContain('value="ana"')
    expect(sent('SavePreferences')).toEqual([])
  })

  it('[SEC-16] a new address without its password comes back, and says so at the field', async () => {
    const userErrors = [{ code: 'INVALID_INPUT', path: ['currentPassword'] }]
    const { answer, html, sent } = await send([['emailAddress', 'new@mail.example']], {
      SavePreferences: () => ({ data: { updatePreferences: { userErrors } } }),
    })
    expect(sent('SavePreferences')[0]?.variables.input).not.toHaveProperty('currentPassword')
    expect(answer).toMatchObject({ kind: 'page', status: 422 })
    expect(html).toContain('Enter the current password to save a new email address')
    expect(html).toMatch(/<input[^>]*name="currentPassword"/)
    expect(html).toContain('value="new@mail.example"')
  })

  it('[SEC-16] a wrong password is not in the answer', async () => {
    const userErrors = [{ code: 'CURRENT_PASSWORD_WRONG', path: ['currentPassword'] }]
    const fields: [string, string][] = [
      ['emailAddress', 'new@mail.example'],
      ['currentPassword', 'Wrong-7731'],
    ]
    const { html, sent } = await send(fields, {
      SavePreferences: () => ({ data: { updatePreferences: { userErrors } } }),
    })
    expect(sent('SavePreferences')[0]?.variables.input).toMatchObject({ currentPassword: 'Wrong-7731' })
    expect(html).toContain('This is not the current password')
    expect(html).not.toContain('Wrong-7731')
  })

  it('[PREF-16] a saved form goes straight on', async () => {
    const { answer, sent } = await send([
      ['emailAddress', 'ana@mail.example'],
      ['asked', 'emailBreakingNews'],
    ])
    expect(sent('SavePreferences')[0]?.variables).toEqual({
      input: { emailAddress: 'ana@mail.example', values: [{ name: 'EMAIL_BREAKING_NEWS', value: false }] },
    })
    expect(answer).toMatchObject({ kind: 'redirect', location: '/contact-us' })
  })
})
