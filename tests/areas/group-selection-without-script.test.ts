import { describe, expect, it } from 'vitest'
import { postForm } from './support/post-form.ts'

const answers = { ChooseGroup: () => ({ data: { chooseGroup: { next: '/contact-us', userErrors: [] } } }) }

describe('group selection without script', () => {
  it('[GROUPSEL-10] sends the chosen group and goes where the journey leads', async () => {
    const { answer, sent } = await postForm('/group-selection', [['groupId', '10000042']], {
      persona: 'signing in',
      answers,
    })
    expect(sent('ChooseGroup').map(call => call.variables)).toEqual([{ input: { group: '10000042' } }])
    expect(answer).toMatchObject({ kind: 'redirect', location: '/contact-us' })
  })
})
