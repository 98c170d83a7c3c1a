import { afterEach, beforeEach, expect, it } from 'vitest'
import { gatewayOperations } from '../../schema/generated/gateway-operations.ts'
import { validateClaimPage, validateTokenResponse } from '../../schema/generated/gateway-validators.js'
import { UpstreamError } from '../failures/portal-failure.ts'
import { readAccount } from '../shared/current-member.ts'
import { FakeSession, fakeToken } from '../testing/fake-session.ts'
import { type GatewayDouble, startDouble } from '../testing/gateway-double.ts'
import { testContext } from '../testing/test-context.ts'
import { isOfJourney } from './journey-calls.ts'

let double: GatewayDouble
beforeEach(async () => {
  double = await startDouble()
})
afterEach(() => double.close())

const refusals = ['JOURNEY_UNFINISHED', 403]
async function outcome(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof UpstreamError ? [error.body?.code, error.failure.status] : error
}

it('[SEC-08] lets a temporary session make just the calls that the contract marks, or that need no token', () => {
  for (const { method, path, journey, secured } of Object.values(gatewayOperations))
    expect([path, isOfJourney(method, path.slice(1).replaceAll(/\{\w+\}/g, '7'))]).toEqual([path, journey || !secured])
  for (const unknown of ['', 'accounts', 'account/../claims', 'token/complete/more'])
    expect([unknown, isOfJourney('GET', unknown), isOfJourney('POST', unknown)]).toEqual([unknown, false, false])
})

it('[SEC-08] refuses any other before it is made, whatever the gateway would do', async () => {
  const { rest } = testContext(double, { session: FakeSession.with(fakeToken(), 'temporary') })
  for (const call of [
    () => rest.get('claims', {}, validateClaimPage),
    () => rest.ask('claims', {}, {}, validateClaimPage),
    () => rest.send('PUT', 'account/address', {}, validateClaimPage),
    () => rest.order('idCard/request', {}, (value): value is string => typeof value === 'string'),
  ])
    expect(await outcome(call())).toEqual(refusals)
  expect(double.seen).toEqual([])
  await readAccount(rest)
  await rest.send('POST', 'token/complete', undefined, validateTokenResponse).catch(() => undefined)
  expect(double.calls()).toEqual(['GET account', 'POST token/complete'])
})

it('[SEC-08] refuses nothing to a full session', async () => {
  const { rest } = testContext(double, { session: FakeSession.with(fakeToken()) })
  expect(await outcome(rest.get('claims', {}, validateClaimPage))).not.toEqual(refusals)
})
