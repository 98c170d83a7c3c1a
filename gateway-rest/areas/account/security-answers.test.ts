import { describe, expect, it } from 'vitest'
import type {
  Account,
  ErrorBody,
  SecurityAnswersState,
  SecurityQuestion,
  TokenResponse,
} from '../../../schema/generated/gateway-types.ts'
import { ANSWERS } from '../../testing/newcomer.ts'
import { useGateway } from '../../testing/use-gateway.ts'

describe('security questions and answers', () => {
  const gateway = useGateway()
  const put = (token: string, answers: readonly object[]) =>
    gateway().call<SecurityAnswersState & ErrorBody>('account/security-answers', {
      ...{ method: 'PUT', token, body: { answers } },
    })

  it('[CALL-23] [REG-11] offers questions to everybody, each once, and enough of them to choose three', async () => {
    const questions = await gateway().get<SecurityQuestion[]>('account/security-questions')
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
    expect(questions.length).toBeGreaterThan(5)
  })

  it('[CALL-24] [ACCOUNT-07] stores answers in the place of earlier ones and gives none back', async () => {
    const token = await gateway().signIn('active')
    const first = await put(token, ANSWERS)
    expect(first.json()).toEqual({ questionIds: ['first-pet', 'first-street', 'first-concert'] })
    expect(first.text).not.toContain('Biscuit')
    const others = [{ questionId: 'first-job', answer: 'Salem' }, ...ANSWERS.slice(0, 2)]
    expect((await put(token, others)).json()).toEqual({ questionIds: ['first-job', 'first-pet', 'first-street'] })
  })

  it('[CALL-24] [OPEN-07] refuses a repeated question, one that is not offered, and an answer that breaks the rule', async () => {
    const token = await gateway().signIn('active')
    const [first = { questionId: '', answer: '' }, second, third] = ANSWERS
    const cases: [readonly unknown[], string][] = [
      [[first, second, first], 'answers'],
      [[first, second, { ...third, questionId: 'not-offered' }], 'answers'],
      [[first, second], 'answers'],
      [[{ ...first, answer: 'no' }, second, third], 'answers.0.answer'],
      [[{ ...first, answer: 'x'.repeat(31) }, second, third], 'answers.0.answer'],
      [[{ ...first, answer: 'Bis/cuit' }, second, third], 'answers.0.answer'],
    ]
    for (const [answers, field] of cases) {
      const refused = await put(token, answers as object[])
      expect([refused.status, refused.json().field]).toEqual([400, field])
    }
  })

  it('[CALL-24] does not let staff who act as a member set that member’s answers', async () => {
    const { subscriberId } = await gateway().get<Account>('account', await gateway().signIn('noclaims'))
    const acting = await gateway().call<TokenResponse>('login-as', {
      ...{ method: 'POST', token: await gateway().signIn('anyone'), body: { subscriberId, domainId: '1' } },
    })
    expect((await put(await gateway().complete(acting.json().token), ANSWERS)).status).toBe(403)
  })
})
