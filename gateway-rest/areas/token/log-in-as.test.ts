import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import type { Account, ErrorBody, Member, TokenResponse } from '../../../schema/generated/gateway-types.ts'
import { useGateway } from '../../testing/use-gateway.ts'

describe('POST login-as', () => {
  const gateway = useGateway()
  const account = async (persona: string, domainId = '1') =>
    gateway().get<Account>('account', await gateway().signIn(persona, domainId))
  const logInAs = async (staff: string, body: object) =>
    gateway().call<TokenResponse & ErrorBody>('login-as', {
      method: 'POST',
      token: await gateway().signIn(staff),
      body,
    })
  const memberOf = ({ members }: Account, suffix: number): Member => {
    const member = members.find(one => one.memberSuffix === suffix)
    if (member === undefined) throw new Error(`no member ${suffix}`)
    return member
  }

  it('[CALL-06] [CALL-07] [ENT-45] [SCOPE-03] gives staff a token of the subscriber, issued under the staff role', async () => {
    const family = await account('active')
    const answer = await logInAs('anyone', { subscriberId: family.subscriberId, domainId: '1' })
    expect(answer.json().redirect).toBeNull()
    const { token } = answer.json()
    expect(decodeJwt(token)).toMatchObject({
      role: 'member',
      issuedByRole: 'logInAsAnyone',
      memberKey: memberOf(family, 0).memberKey,
    })
    expect((await gateway().get<Account>('account', token)).subscriberId).toBe(family.subscriberId)
  })

  it('[CALL-06] [OPEN-64] finds a specific member by name, without regard to case, and date of birth as yyyy-mm-dd', async () => {
    const family = await account('active')
    const spouse = memberOf(family, 1)
    const details = {
      subscriberId: family.subscriberId,
      domainId: '1',
      firstName: spouse.firstName.toUpperCase(),
      lastName: spouse.lastName,
    }
    const found = await logInAs('anyone', { ...details, dateOfBirth: spouse.dateOfBirth })
    expect(decodeJwt(found.json().token)).toMatchObject({ memberKey: spouse.memberKey })
    const american = await logInAs('anyone', { ...details, dateOfBirth: '03/31/1980' })
    expect([american.status, american.json().field]).toEqual([400, 'dateOfBirth'])
    const otherDay = await logInAs('anyone', { ...details, dateOfBirth: '1901-01-01' })
    expect([otherDay.status, otherDay.json().code]).toEqual([404, 'NOT_FOUND'])
  })

  it('[CALL-07] refuses with a message: no such member 404, half the details 400, an ordinary member 403', async () => {
    const unknown = await logInAs('anyone', { subscriberId: 'Z00000000', domainId: '1' })
    expect([unknown.status, unknown.json().message]).toEqual([404, 'No member matches these details.'])
    const half = await logInAs('anyone', { subscriberId: 'Z00000000', domainId: '1', firstName: 'Ann' })
    expect([half.status, half.json().field]).toEqual([400, 'lastName'])
    expect((await logInAs('active', { subscriberId: 'Z00000000', domainId: '1' })).status).toBe(403)
  })

  it('[PERM-13] [LOGINAS-22] [LOGINAS-23] [OPEN-44] keeps employees and their families from logInAsNonEmp only', async () => {
    const employee = await account('employee')
    const { firstName, lastName, dateOfBirth } = memberOf(employee, 1)
    const subscriber = { subscriberId: employee.subscriberId, domainId: '1' }
    for (const body of [subscriber, { ...subscriber, firstName, lastName, dateOfBirth }]) {
      const refused = await logInAs('nonemp', body)
      expect([refused.status, refused.json().code]).toEqual([400, 'EMPLOYEE_NOT_ALLOWED'])
      expect(refused.json().message).not.toBe('')
      expect((await logInAs('anyone', body)).status).toBe(200)
    }
    const { subscriberId } = await account('active')
    expect((await logInAs('nonemp', { subscriberId, domainId: '1' })).status).toBe(200)
  })

  it('reaches members of its own brand only', async () => {
    const { subscriberId } = await account('active', '2')
    expect((await logInAs('anyone', { subscriberId, domainId: '2' })).status).toBe(404)
    expect((await logInAs('anyone', { subscriberId, domainId: '1' })).status).toBe(404)
  })

  it('[SESSION-07] lets staff who act as a member go on to another member, under the same staff role', async () => {
    const first = await account('active')
    const temporary = (await logInAs('anyone', { subscriberId: first.subscriberId, domainId: '1' })).json().token
    const token = await gateway().complete(temporary)
    const { subscriberId } = await account('termed')
    const next = await gateway().call<TokenResponse>('login-as', {
      method: 'POST',
      token,
      body: { subscriberId, domainId: '1' },
    })
    expect(decodeJwt(next.json().token)).toMatchObject({ issuedByRole: 'logInAsAnyone' })
  })
})
