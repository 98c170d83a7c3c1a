import { describe, expect, it } from 'vitest'
import { useGateway } from '../testing/use-gateway.ts'

const key = '0123456789abcdef0123456789abcdef'
const body = { emailAddress: 'robin@mail.example' }

describe('a request with an idempotency-key', () => {
  const gateway = useGateway()

  it('[MEMBER-24] does what comes twice under one key once, and answers the same', async () => {
    const token = await gateway().signIn('active')
    const send = (headers: Record<string, string>, to = body) =>
      gateway().call('idCard/email', { method: 'POST', token, body: to, headers })
    const before = gateway().mails.length
    const answers = await Promise.all([send({ 'idempotency-key': key }), send({ 'idempotency-key': key })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.text).toBe(answers[1]?.text)
    await send({ 'idempotency-key': key })
    expect(gateway().mails.length - before).toBe(1)
    // Another request under the same key, another person, a request without a key: each is its own.
    await send({ 'idempotency-key': key }, { emailAddress: 'other@mail.example' })
    expect(gateway().mails.length - before).toBe(2)
    const other = await gateway().signIn('groups')
    await gateway().call('idCard/email', { method: 'POST', token: other, body, headers: { 'idempotency-key': key } })
    expect(gateway().mails.length - before).toBe(3)
    await send({})
    expect(gateway().mails.length - before).toBe(4)
  })

  it('[MEMBER-24] answers a repeated refusal as before', async () => {
    const token = await gateway().signIn('active')
    const send = () =>
      gateway().call('account/password', {
        ...{ method: 'PUT', token, headers: { 'idempotency-key': 'a-key-of-some-length' } },
        body: { currentPassword: 'Wrong-123', newPassword: 'Another-123' },
      })
    const [first, again] = [await send(), await send()]
    expect(first.status).toBeGreaterThanOrEqual(400)
    expect([again.status, again.text]).toEqual([first.status, first.text])
  })
})
