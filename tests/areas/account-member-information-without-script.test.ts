import { describe, expect, it } from 'vitest'
import { address, saved, screen } from './support/address-answers.ts'
import { postForm } from './support/post-form.ts'

const path = '/account/member-information'

describe('member information without script', () => {
  it('[ACCOUNT-13] [ACCOUNT-04] tells of a saved address in place, or back with what was typed', async () => {
    const fields = Object.entries(address)
    const given = { persona: 'subscriber, active' as const, answers: { ...screen('SUBSCRIBER'), ...saved } }
    const done = await postForm(path, fields, given)
    expect(done.html).toContain('Your address was saved')
    const back = await postForm(path, [...fields.filter(([name]) => name !== 'city'), ['city', ' ']], given)
    expect(back.answer).toMatchObject({ status: 422 })
    expect(back.html).toContain('City is a required field')
    expect(back.html).toContain('12 Alder Street')
    expect(back.sent('SaveAddress')).toEqual([])
  })
})
