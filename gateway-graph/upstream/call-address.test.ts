import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callAddress, createCallTarget } from './call-address.ts'
import { areaOfCall } from './call-names.ts'

const place = { gatewayUrl: 'http://127.0.0.1:4010/', basePath: '/api', domainId: 9 }

describe('callAddress', () => {
  it('[CALL-01] [OPEN-14] puts every call under the base path', () => {
    expect(callAddress('account/status', {}, place).href).toBe('http://127.0.0.1:4010/api/account/status')
    expect(callAddress('v2/eobs', { claimId: 'a b' }, place).href).toBe('http://127.0.0.1:4010/api/v2/eobs?claimId=a+b')
  })

  it('takes an empty base path too', () => {
    expect(callAddress('account', {}, { ...place, basePath: '/' }).href).toBe('http://127.0.0.1:4010/account')
  })

  it('leaves out undefined values', () => {
    expect(callAddress('groups', { page: 0, size: undefined }, place).search).toBe('?page=0')
  })

  it('[CALL-73] [CALL-74] takes configured addresses as they are, with gateway and domain filled in', () => {
    const address = '{gateway}/quality/accreditations?domainId={domainId}'
    expect(callAddress(address, {}, place).href).toBe('http://127.0.0.1:4010/quality/accreditations?domainId=9')
    expect(callAddress('https://quality.example/x', {}, place).href).toBe('https://quality.example/x')
  })
})

describe('areaOfCall', () => {
  it('names the folder that owns a call', () => {
    expect(['token/userkey', 'v2/eobs', 'pcp/members', 'message/calendar'].map(call => areaOfCall(call))).toEqual([
      ...['account', 'eobs', 'primary-care', 'messages'],
    ])
  })
})

const gateway = { gatewayUrl: 'http://127.0.0.1:4010/', basePath: '/api', domainId: 9 }

describe('createCallTarget', () => {
  it.each([
    ['account', {}],
    ['v2/eobs', { claimId: 'a b&c=d/é' }],
    ['claims/medical', { startDate: '2024-01-01', page: 0, size: undefined }],
    ['claims/../token', {}],
    ['programs/4 0/./details', {}],
    ['programs/40?x=1', { y: 2 }],
    ['{gateway}/quality/accreditations?domainId={domainId}', {}],
    ['https://quality.example/x', { a: 1 }],
  ])('[CALL-01] is what the parsed address of %s is', (path, query) => {
    for (const where of [
      gateway,
      { ...gateway, basePath: '/' },
      { ...gateway, basePath: 'a/b/', gatewayUrl: 'https://g.example/x' },
    ]) {
      const { origin, pathname, search } = callAddress(path, query, where)
      expect(createCallTarget(where)(path, query)).toEqual({ origin, path: pathname + search })
    }
  })

  it('writes each query as URLs do', () => {
    const queries = fc.dictionary(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(queries, query => {
        expect(createCallTarget(gateway)('account', query).path).toBe(
          `/api/account${callAddress('account', query, gateway).search}`,
        )
      }),
    )
  })
})
