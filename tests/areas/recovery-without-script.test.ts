import { describe, expect, it } from 'vitest'
import { postForm } from './support/post-form.ts'

const token = 'T'.repeat(43)
const path = `/recovery/password?token=${token}`

describe('the link of the e-mail without script', () => {
  it('[REG-16] [REG-17] sends the answers and the new password and leads to log-in', async () => {
    const fields = { token, answer0: 'Biscuit', answer1: 'Beetle', password: 'Secret-1', passwordAgain: 'Secret-1' }
    const questionFields = ['pet', 'car'].map((id): [string, string] => ['question', id])
    const { answer, sent } = await postForm(path, [...Object.entries(fields), ...questionFields], {
      answers: { ResetPassword: () => ({ data: { resetPassword: { userErrors: [] } } }) },
    })
    expect(answer).toMatchObject({ kind: 'redirect', location: '/login' })
    expect(sent('ResetPassword').map(call => call.variables)).toEqual([
      {
        input: {
          token,
          answers: [
            { questionId: 'pet', answer: 'Biscuit' },
            { questionId: 'car', answer: 'Beetle' },
          ],
          newPassword: 'Secret-1',
        },
      },
    ])
  })
})
