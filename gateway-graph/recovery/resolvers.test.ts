import { describe, expect, it } from 'vitest'
import { changing } from '../testing/asking.ts'

const { asVisitor, double } = changing()
const TOKEN = 'q0Zr1mJw3b8hQkq2Jt2t0m0w5n7o9pXcVbNmAsDfGhJ'
const refuse = (code: string, status: number, field?: string) => ({
  json: { code, message: 'x', ...(field && { field }) },
  status,
})

describe('recovering a user name or password', () => {
  const person = '{ subscriberId: "ABC123456", firstName: "Robin", lastName: "Sample", dateOfBirth: "1980-06-15" }'
  const forgotUsername = `recoverUsername(input: { person: ${person} }) { accepted userErrors { code path } }`
  const forgotPassword = 'recoverPassword(input: { username: "robin77" }) { accepted userErrors { code path } }'

  it('[CALL-29] asks for the user name with all four details and the brand, without a token', async () => {
    expect((await asVisitor(forgotUsername)).data?.recoverUsername).toEqual({ accepted: true, userErrors: [] })
    expect(double().seen[0]).toMatchObject({
      call: 'POST account/forgot-username',
      body: { subscriberId: 'ABC123456', firstName: 'Robin', lastName: 'Sample', domainId: '9' },
    })
    expect(double().seen[0]?.headers.authorization).toBeUndefined()
  })

  it('[REG-16] [CALL-30] asks for a link with user name and brand; an empty name is not sent', async () => {
    expect((await asVisitor(forgotPassword)).data?.recoverPassword).toEqual({ accepted: true, userErrors: [] })
    expect(double().seen[0]?.body).toEqual({ username: 'robin77', domainId: '9' })
    const empty = await asVisitor(forgotPassword.replace('robin77', ' '))
    expect(empty.data?.recoverPassword).toEqual({
      accepted: false,
      userErrors: [{ code: 'REQUIRED', path: ['username'] }],
    })
    expect(double().seen).toHaveLength(1)
  })

  it('[REG-03] sends no identifier that breaks its rule', async () => {
    const { data } = await asVisitor(forgotUsername.replace('ABC123456', 'ABC-123456'))
    expect(data?.recoverUsername).toEqual({
      accepted: false,
      userErrors: [{ code: 'PATTERN', path: ['person', 'subscriberId'] }],
    })
    expect(double().seen).toEqual([])
  })

  it.each([
    [429, 'RATE_LIMITED'],
    [500, 'UNAVAILABLE'],
    [403, 'UNAVAILABLE'],
  ])('[ERR-12] [ERR-13] keeps a %i on the page', async (status, code) => {
    const failing = refuse('INTERNAL', status)
    const replies = { 'POST account/forgot-username': failing, 'POST account/forgot-password': failing }
    const told = { accepted: false, userErrors: [{ code, path: null }] }
    for (const [name, mutation] of Object.entries({
      recoverUsername: forgotUsername,
      recoverPassword: forgotPassword,
    })) {
      const { data, errors } = await asVisitor(mutation, replies)
      expect([data, errors]).toEqual([{ [name]: told }, []])
    }
  })
})

describe('a link that sets a new password', () => {
  const open = (token: string) =>
    `openRecoveryLink(input: { token: "${token}" }) { questions { id } userErrors { code path } }`
  const reset = (token = TOKEN, newPassword = 'Fresh2027', answer = 'Biscuit') => {
    const input = `token: "${token}", newPassword: "${newPassword}", answers: [{ questionId: "first-pet", answer: "${answer}" }]`
    return `resetPassword(input: { ${input} }) { userErrors { code path } }`
  }

  it('[REG-16] tells the security questions; the token goes in the body and never in an address', async () => {
    const { data } = await asVisitor(open(TOKEN))
    expect(data?.openRecoveryLink).toEqual({ questions: [{ id: 'first-pet' }], userErrors: [] })
    expect(double().seen[0]).toMatchObject({
      call: 'POST account/forgot-password/questions',
      body: { token: TOKEN },
      query: {},
    })
  })

  it('[REG-16] answers a link that was used, has lapsed or was truncated in the same way', async () => {
    const told = { questions: null, userErrors: [{ code: 'LINK_INVALID', path: ['token'] }] }
    const lapsed = { 'POST account/forgot-password/questions': refuse('RECOVERY_LINK_INVALID', 400, 'token') }
    expect((await asVisitor(open(TOKEN), lapsed)).data?.openRecoveryLink).toEqual(told)
    expect((await asVisitor(open(TOKEN.slice(1)))).data?.openRecoveryLink).toEqual(told)
    expect(double().seen).toHaveLength(1)
  })

  it('[CALL-30] sets the new password by the password rule', async () => {
    expect((await asVisitor(reset())).data?.resetPassword).toEqual({ userErrors: [] })
    expect(double().seen[0]).toMatchObject({
      call: 'POST account/forgot-password/reset',
      body: { token: TOKEN, newPassword: 'Fresh2027', answers: [{ questionId: 'first-pet', answer: 'Biscuit' }] },
    })
    const refused = await asVisitor(reset('cut-short', 'nodigits', 'x'))
    expect(refused.data?.resetPassword).toEqual({
      userErrors: [
        { code: 'PATTERN', path: ['newPassword'] },
        { code: 'TOO_SHORT', path: ['answers', '0', 'answer'] },
        { code: 'LINK_INVALID', path: ['token'] },
      ],
    })
    expect(double().seen).toHaveLength(1)
  })

  it('reports wrong answers and a link that has lapsed meanwhile', async () => {
    const told = async (code: string, field: string) => {
      const replies = { 'POST account/forgot-password/reset': refuse(code, 400, field) }
      return (await asVisitor(reset(), replies)).data?.resetPassword
    }
    expect(await told('SECURITY_ANSWERS_WRONG', 'answers')).toEqual({
      userErrors: [{ code: 'SECURITY_ANSWERS_WRONG', path: ['answers'] }],
    })
    expect(await told('PASSWORD_EASY_TO_GUESS', 'newPassword')).toEqual({
      userErrors: [{ code: 'PASSWORD_EASY_TO_GUESS', path: ['newPassword'] }],
    })
    expect(await told('RECOVERY_LINK_INVALID', 'token')).toEqual({
      userErrors: [{ code: 'LINK_INVALID', path: ['token'] }],
    })
  })
})
