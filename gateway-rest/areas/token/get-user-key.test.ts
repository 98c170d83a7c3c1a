import { describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../testing/test-gateway.ts'
import { useGateway } from '../../testing/use-gateway.ts'

describe('GET token/userkey', () => {
  const gateway = useGateway()
  const ebill = async (userKey: string) =>
    (await gateway().call(`//stand-in/ebill?userKey=${userKey}&firstTime=true`)).text

  it('[CALL-05] answers a text that eBill accepts for five minutes and that is no token', async () => {
    const answer = await gateway().call('token/userkey', { token: await gateway().signIn('ebill') })
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await ebill(answer.text)).toContain('You are signed in by a valid user key.')
    expect((await gateway().call('account', { token: answer.text })).status).toBe(401)
    gateway().setNow('2026-06-15T19:05:01Z')
    expect(await ebill(answer.text)).toContain('No valid user key came along.')
    gateway().setNow(TEST_NOW)
  })

  it('eBill does not take a token for a user key, and never shows what it got', async () => {
    const token = await gateway().signIn('ebill')
    const page = await ebill(token)
    expect(page).toContain('No valid user key came along.')
    expect(page).not.toContain(token)
  })
})
