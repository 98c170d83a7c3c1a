import { describe, expect, it } from 'vitest'
import type { Account, Address, Code, ErrorBody } from '../../../schema/generated/gateway-types.ts'
import { useGateway } from '../../testing/use-gateway.ts'

const ADDRESS: Address = {
  ...{ addressLine1: '1200 Birch Lane', addressLine2: null, city: 'Boise', state: 'ID', zipCode: '83702-1234' },
  ...{ country: 'US', phoneNumber: '(208) 555-0142' },
}

describe('PUT account/address', () => {
  const gateway = useGateway()
  const put = (token: string, body: object) =>
    gateway().call<Address & ErrorBody>('account/address', { method: 'PUT', token, body })

  it('[CALL-25] [ENT-12] [ACCOUNT-04] stores the address of the family, seen by the next GET account', async () => {
    const token = await gateway().signIn('active')
    const saved = await put(token, { ...ADDRESS, addressLine1: '  1200 Birch Lane ', addressLine2: '  ' })
    expect([saved.status, saved.json()]).toEqual([200, ADDRESS])
    expect((await gateway().get<Account>('account', token)).address).toEqual(ADDRESS)
    const spouse = await gateway().signIn('dependent')
    expect((await gateway().get<Account>('account', spouse)).address).toEqual(ADDRESS)
    const canadian = { ...ADDRESS, city: 'Vancouver', state: 'BC', zipCode: 'V6B 1A1', country: 'CA' }
    expect((await put(token, canadian)).status).toBe(200)
  })

  it('[CALL-25] is the subscriber’s to change', async () => {
    expect((await put(await gateway().signIn('dependent'), ADDRESS)).status).toBe(403)
  })

  it('[CALL-25] [ACCOUNT-05] [ENT-13] names the field that is missing, empty, or not what the country allows', async () => {
    const token = await gateway().signIn('termed')
    const before = (await gateway().get<Account>('account', token)).address
    const wrong: [object, string][] = [
      ...Object.keys(ADDRESS).map((name): [object, string] => [{ [name]: undefined }, name]),
      [{ addressLine1: ' ' }, 'addressLine1'],
      [{ city: '' }, 'city'],
      [{ country: 'FR' }, 'country'],
      [{ state: 'BC' }, 'state'],
      [{ state: 'Idaho' }, 'state'],
      [{ country: 'CA', state: 'BC' }, 'zipCode'],
      [{ zipCode: '8370' }, 'zipCode'],
      [{ phoneNumber: 'call me' }, 'phoneNumber'],
    ]
    for (const [change, field] of wrong) {
      const refused = await put(token, { ...ADDRESS, ...change })
      expect([change, refused.status, refused.json().field]).toEqual([change, 400, field])
    }
    expect((await gateway().get<Account>('account', token)).address).toEqual(before)
  })

  it('[ENT-13] [ACCOUNT-04] offers countries and states as codes in their order, each once', async () => {
    const codes = await gateway().get<Code[]>('account/address/codes', await gateway().signIn('active'))
    expect(codes[0]).toEqual({ codeKey: 'US', codeType: 'COUNTRY', description: 'United States', sortOrder: 1 })
    for (const type of ['COUNTRY', 'STATE']) {
      const own = codes.filter(({ codeType }) => codeType === type)
      expect(own.map(({ sortOrder }) => sortOrder)).toEqual(own.map((_, index) => index + 1))
      expect(new Set(own.map(({ codeKey }) => codeKey)).size).toBe(own.length)
    }
    expect(codes.find(({ codeKey, codeType }) => codeType === 'STATE' && codeKey === 'OR')?.description).toBe('Oregon')
  })
})
