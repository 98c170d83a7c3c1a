import { describe, expect, it } from 'vitest'
import { postForm } from './support/post-form.ts'
import { start } from './support/preferences-answers.ts'

const path = '/update-preferences'

describe('update preferences without script', () => {
  const send = (fields: [string, string][]) => postForm(path, fields, { persona: 'signing in', answers: start() })

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

  it('[PREF-16] a saved form goes straight on', async () => {
    const { answer, sent } = await send([
      ['emailAddress', 'ana@mail.example'],
      ['asked', 'emailBreakingNews'],
    ])
    expect(sent('SavePreferences')[0]?.variables).toEqual({
      input: { emailAddress: 'ana@mail.example', values: [{ name: 'emailBreakingNews', value: false }] },
    })
    expect(answer).toMatchObject({ kind: 'redirect', location: '/contact-us' })
  })
})
