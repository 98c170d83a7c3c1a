import { describe, expect, it } from 'vitest'
import { postForm } from './support/post-form.ts'
import { answers } from './support/settings-answers.ts'

const path = '/account/settings'

describe('settings without script', () => {
  it('[ACCOUNT-07] [ACCOUNT-13] saves security answers, or says what is wrong with them', async () => {
    const given = { persona: 'subscriber, active' as const, answers }
    const fields: [string, string][] = [
      ['intent', 'answers'],
      ...[1, 2, 3].flatMap((place): [string, string][] => [
        [`question${place}`, `Q${place}`],
        [`answer${place}`, 'Biscuit'],
      ]),
    ]
    expect((await postForm(path, fields, given)).html).toContain('Your security answers were saved')
    const twice = fields.map(([name, value]): [string, string] => [name, name === 'question2' ? 'Q1' : value])
    const back = await postForm(path, twice, given)
    expect(back.html).toContain('Choose a different question here')
    expect(back.sent('SaveSecurityAnswers')).toEqual([])
  })
})
