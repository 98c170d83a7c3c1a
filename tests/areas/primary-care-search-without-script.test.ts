import { describe, expect, it } from 'vitest'
import { postForm } from './support/post-form.ts'
import { answers, asked, persona, refusing } from './support/provider-search.ts'

describe('choosing a provider without script', () => {
  it('[PCP-18] shows the answer, and a refusal in the dialog', async () => {
    const form: [string, string][] = [
      ...Object.entries({ providerId: 'P10001', effectiveDate: '2026-12-01', member: '2' }),
      ['emailAddress', 'ana@mail.example'],
    ]
    const { html } = await postForm(asked, form, { persona, answers: answers() })
    expect(html).toContain('Provider chosen')
    expect(html).toContain('Amelia Hartmann it is.')
    const refused = await postForm(asked, form, { persona, answers: refusing('DATE_NOT_ELIGIBLE') })
    expect(refused.answer).toMatchObject({ status: 422 })
    expect(refused.html).toMatch(/<dialog open=""/)
    expect(refused.html).toContain('start on that date')
  })
})
