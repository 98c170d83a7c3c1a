import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'

const { query, seen } = asking()

describe('the EOBs area', () => {
  it('[CALL-41] [HOME-37] [OPEN-46] finds the EOB of a claim by its id alone', async () => {
    expect(await query('eobDocumentId(claimId: "C1")')).toEqual({ eobDocumentId: 'D1' })
    expect(seen().at(-1)).toMatchObject({ call: 'GET v2/eobs', query: { claimId: 'C1' } })
    expect(await query('eobDocumentId(claimId: "C1")', { 'GET v2/eobs': { json: { documentId: null } } })).toEqual({
      eobDocumentId: null,
    })
  })
})
