import { describe, expect, it } from 'vitest'
import { start } from './support/policies-answers.ts'
import { postForm } from './support/post-form.ts'

const path = '/registration-policies'

describe('registration policies without script', () => {
  const send = (fields: [string, string][]) => postForm(path, fields, { persona: 'signing in', answers: start() })

  it('[POLICY-10] an invalid form comes back with its message', async () => {
    const { answer, html, sent } = await send([['eobConsent', 'yes']])
    expect(answer).toMatchObject({ kind: 'page', status: 422 })
    expect(html).toContain('Please confirm you have read our digital communications policy.')
    expect(sent('SignPolicies')).toEqual([])
  })

  it('[POLICY-10] a form that comes back keeps what was chosen', async () => {
    const { html } = await send([['eobConsent', 'no']])
    expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="no"/)
    expect(html).not.toMatch(/<input type="radio"[^>]*checked=""[^>]*value="yes"/)
    // Signed before, and taken back: what was signed does not come back ticked.
    const taken = await postForm(path, [], { persona: 'signing in', answers: start({ signed: true }) })
    expect(taken.html).not.toMatch(/<input[^>]*type="checkbox"[^>]*checked/)
  })

  it('[POLICY-17] a saved form goes straight on', async () => {
    const { answer, sent } = await send([
      ['policy', 'yes'],
      ['eobConsent', 'yes'],
    ])
    expect(sent('SignPolicies')).toHaveLength(1)
    expect(answer).toMatchObject({ kind: 'redirect', location: '/contact-us' })
  })
})
