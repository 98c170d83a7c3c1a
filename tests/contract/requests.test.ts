import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../../gateway-rest/testing/test-gateway.ts'
import { complaints } from './support/complaints.ts'
import { asObject } from './support/json.ts'
import { type Operation, operations } from './support/operations.ts'
import { send } from './support/send.ts'
import { brokenTrials, fittingTrials, refusedTrials, type Trial } from './support/trials-of.ts'

/** Those who ask: a subscriber, a dependent, staff, somebody with several groups, and somebody whose plan has ended. */
const PEOPLE = ['active', 'dependent', 'anyone', 'groups', 'termed'] as const
const FITTING_EACH = 40

let gateway: TestGateway
let tokens: readonly string[]
let made = 0
beforeAll(async () => {
  gateway = await startTestGateway()
  await signInEverybody()
})
async function signInEverybody(): Promise<void> {
  tokens = await Promise.all(PEOPLE.map(person => gateway.signIn(person)))
}
afterAll(() => gateway.close())

/** What is to be held against the answer to one request; empty when all is well. */
async function judge(call: Operation, { kind, request, statuses, field }: Trial): Promise<readonly string[]> {
  made += 1
  const answer = await send(gateway.origin, request)
  const found = [...complaints(call, answer)]
  if (statuses !== undefined && !statuses.includes(answer.status))
    found.push(`status ${answer.status} instead of ${statuses.join(' or ')}: ${answer.text.slice(0, 200)}`)
  else if (field !== undefined) {
    const named = String(asObject(JSON.parse(answer.text)).field)
    if (named !== field && !named.startsWith(`${field}.`)) found.push(`names ${named} instead of ${field}`)
  }
  return found.map(complaint => `${call.id}, ${kind}, ${request.method} ${request.address}: ${complaint}`)
}

async function judgeAll(call: Operation, trials: readonly Trial[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const trial of trials) found.push(...(await judge(call, trial)))
  return found
}

describe('the reference gateway keeps the contract', () => {
  it.each(operations)('$id answers fitting requests as declared', async call => {
    // Wrong passwords lock the account: not that of those who ask the next calls.
    const asking = call.id === 'putPassword' ? [await gateway.signIn('noclaims')] : tokens
    expect(await judgeAll(call, fittingTrials(call, FITTING_EACH, asking))).toEqual([])
    // Those who asked may be signed out now, and the next calls are to be asked with good tokens.
    if (call.id === 'revokeToken') await signInEverybody()
  })

  it.each(operations)('$id answers 400 to every single slip, and names the field', async call => {
    const [token = ''] = tokens
    expect(await judgeAll(call, brokenTrials(call, token))).toEqual([])
  })

  it.each(operations)('$id refuses what is no request of the contract at all', async call => {
    const [token = ''] = tokens
    expect(await judgeAll(call, refusedTrials(call, token))).toEqual([])
  })

  it('all this was at least 2,000 requests', () => {
    expect(made).toBeGreaterThanOrEqual(2000)
  })
})
