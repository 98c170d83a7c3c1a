import { describe, expect, it } from 'vitest'
import { callAddress } from './call-address.ts'
import { createCallTarget } from './create-call-target.ts'

const place = { gatewayUrl: 'http://127.0.0.1:4010/', basePath: '/api', domainId: 9 }

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
      place,
      { ...place, basePath: '/' },
      { ...place, basePath: 'a/b/', gatewayUrl: 'https://g.example/x' },
    ]) {
      const { origin, pathname, search } = callAddress(path, query, where)
      expect(createCallTarget(where)(path, query)).toEqual({ origin, path: pathname + search })
    }
  })
})
