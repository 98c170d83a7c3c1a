import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesWithRestNames, restNameIn, restNames } from './rest-names.ts'

describe('names and addresses of REST calls', () => {
  it('are nowhere in the client', () => {
    expect(filesWithRestNames(resolve(import.meta.dirname, '../../web'))).toEqual([])
  })

  it('are known from the contract, and found wherever they stand', () => {
    expect(restNames.length).toBeGreaterThan(40)
    expect(restNames).toContain('pcp/provider')
    for (const text of [
      "const exempt = ['pcp/provider']",
      "call: 'account/security-questions' }",
      '/** `PUT account/password` */',
      "fetch('/api/v2/eobs')",
      'claims/medical/M2026-0001',
    ])
      expect(restNameIn(text), text).toBeDefined()
    for (const text of ["'/claims/medical/M1/0'", "'/account/settings'", "'../../areas/claims/claim.ts'", 'claims'])
      expect(restNameIn(text), text).toBeUndefined()
  })
})
