import { describe, expect, it } from 'vitest'
import { start } from './support/login-as-answers.ts'
import { postForm } from './support/post-form.ts'

const path = '/login-as'

describe('login-as without script', () => {
  const send = (fields: [string, string][]) => postForm(path, fields, { persona: 'staff for anyone', answers: start() })

  it('[LOGINAS-10] [LOGINAS-11] an incomplete member comes back with the message and what was typed', async () => {
    const { answer, html, sent } = await send([
      ['subscriberId', 'W12345678'],
      ['firstName', 'Ana'],
      ['preventSalesforce', 'yes'],
      ['intent', 'member'],
    ])
    expect(answer).toMatchObject({ kind: 'page', status: 422 })
    expect(html).toContain('required unless selecting')
    expect(html).toContain('value="Ana"')
    expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/)
    expect(sent('LogInAs')).toEqual([])
  })

  it('[LOGINAS-12] goes on as the subscriber', async () => {
    const { answer } = await send([
      ['subscriberId', 'W12345678'],
      ['intent', 'subscriber'],
    ])
    expect(answer).toMatchObject({ kind: 'redirect', location: '/contact-us' })
  })
})
