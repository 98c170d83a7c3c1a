import { describe, expect, it } from 'vitest'
import { postForm } from './support/post-form.ts'

const url = 'https://ebill.example/?key=1'

describe('the eBill page without script', () => {
  it('[EBILL-07] [SCOPE-19] the button leads to the eBill address in the same window', async () => {
    const answers = { OpenEbill: () => ({ data: { openEbill: { url, userErrors: [] } } }) }
    const { answer, sent } = await postForm('/account/ebill', [], { persona: 'subscriber, active', answers })
    expect(answer).toMatchObject({ kind: 'redirect', location: url })
    expect(sent('OpenEbill')).toHaveLength(1)
  })
})
