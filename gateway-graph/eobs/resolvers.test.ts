import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { FakeSession, fakeToken } from '../testing/fake-session.ts'
import { claim, claimPage } from '../testing/fixture.ts'

const { query, seen, viewer } = asking()
const last = () => seen().at(-1)

describe('the EOBs area', () => {
  it('[CALL-41] [HOME-37] [OPEN-46] finds the EOB of a claim by its id alone', async () => {
    expect(await query('eobDocumentId(claimId: "C1")')).toEqual({ eobDocumentId: 'D1' })
    expect(last()).toMatchObject({ call: 'GET v2/eobs' })
    expect(last()?.query).toEqual({ claimId: 'C1' })
    expect(await query('eobDocumentId(claimId: "C1")', { 'GET v2/eobs': { json: { documentId: null } } })).toEqual({
      eobDocumentId: null,
    })
  })

  it('[CALL-40] [ENT-34] asks for ten of the last two years, and nothing that was not chosen', async () => {
    const envelope = 'first last empty number numberOfElements size totalElements totalPages'
    const { eobs } = Object(await viewer(`eobs { ${envelope} content { documentId } filter { type memberKey } }`))
    expect(last()?.call).toBe('GET v2/eobs')
    expect(last()?.query).toEqual({
      ...{ startDate: '2024-06-15', endDate: '2026-06-15', claimType: 'M', page: '0', size: '10' },
    })
    expect(eobs).toEqual({
      ...{ first: true, last: false, empty: false, number: 0, numberOfElements: 2 },
      ...{ size: 2, totalElements: 5, totalPages: 3 },
      content: [{ documentId: 'D1' }, { documentId: 'D2' }],
      filter: { type: 'MEDICAL', memberKey: null },
    })
  })

  it('[CALL-40] [EOB-04] sends a chosen member and chosen providers, these as a comma list', async () => {
    const filter = 'type: DENTAL, memberKey: "M1", providerIds: ["A", "B"], startDate: "2026-01-01"'
    await viewer(`eobs(filter: {${filter}}, page: 1, size: 5) { empty }`)
    expect(last()?.query).toEqual({
      ...{ startDate: '2026-01-01', endDate: '2026-06-15', claimType: 'D', page: '1', size: '5' },
      ...{ memberKey: 'M1', providerIds: 'A,B' },
    })
  })

  it('[CALL-42] asks for the choices of the same list', async () => {
    const fields = 'members { memberKey firstName middleInitial lastName } providers { providerId providerName }'
    expect(await viewer(`eobFilters(filter: { type: VISION, memberKey: "M0" }) { ${fields} }`)).toEqual({
      eobFilters: {
        members: [{ memberKey: 'M0', firstName: 'Robin', middleInitial: 'J', lastName: 'Sample' }],
        providers: [{ providerId: 'PR1', providerName: 'Dr. Good' }],
      },
    })
    expect(last()).toMatchObject({ call: 'GET eobs/metadata' })
    expect(last()?.query).toEqual({
      ...{ claimType: 'V', startDate: '2024-06-15', endDate: '2026-06-15', memberKey: 'M0' },
    })
  })

  it('[CALL-43] [ENT-33] shows one EOB with its people, its claims and the way to its PDF', async () => {
    const person = 'firstName middleInitial lastName'
    const fields = `documentId pdfDocumentId pdfPath date typeOfClaims members { ${person} } subscriber { ${person} }
      people { ${person} } claims { id ${person} providerName chargeAmount patientResponsibility }`
    const robin = { firstName: 'Robin', middleInitial: 'J', lastName: 'Sample' }
    expect(await viewer(`eob(documentId: "D1") { ${fields} }`)).toEqual({
      eob: {
        ...{ documentId: 'D1', pdfDocumentId: 'P1', pdfPath: '/files/eobs/P1.pdf', date: '2026-05-21' },
        ...{ typeOfClaims: 'Medical', members: null, subscriber: robin, people: [robin] },
        claims: [
          { id: 'C1', ...robin, providerName: 'Dr. Good', chargeAmount: '200.00', patientResponsibility: '50.00' },
        ],
      },
    })
    expect(last()).toMatchObject({ call: 'GET eobs/eob-detail', query: { documentId: 'D1' } })
  })

  it('[MEMBER-10] has no amount for a claim that is still in process, and the amount where the gateway does not say', async () => {
    const of = (changes: object) => ({
      documentId: 'D1',
      ...{ pdfDocumentId: null, date: '2026-05-21', typeOfClaims: 'Medical', members: null, subscriber: null },
      claims: [
        {
          ...{ id: 'C1', firstName: 'Robin', middleInitial: null, lastName: 'Sample', providerName: 'Dr. Good' },
          ...{ chargeAmount: '200.00', patientResponsibility: '0.00', ...changes },
        },
      ],
    })
    const owed = async (changes: object) => {
      const answer = await viewer('eob(documentId: "D1") { claims { claimStatusCode amountOwed } }', {
        'GET eobs/eob-detail': { json: of(changes) },
      })
      return Object(answer).eob.claims[0]
    }
    expect(await owed({ claimStatusCode: '01' })).toEqual({ claimStatusCode: '01', amountOwed: null })
    expect(await owed({ claimStatusCode: '02' })).toEqual({ claimStatusCode: '02', amountOwed: '0.00' })
    expect(await owed({})).toEqual({ claimStatusCode: null, amountOwed: '0.00' })
  })

  it('names the members, and has no way to a PDF that is not there yet', async () => {
    const { eobs } = Object(await viewer('eobs { content { pdfPath people { firstName } } }'))
    expect(eobs.content[1]).toEqual({ pdfPath: null, people: [{ firstName: 'Robin' }, { firstName: 'Kim' }] })
  })

  it('[CALL-41] [OPEN-46] leads from a claim to its EOB in two calls', async () => {
    expect(await viewer('eobByClaim(claimId: "C1") { documentId }')).toEqual({ eobByClaim: { documentId: 'D1' } })
    expect(seen().map(({ call, query: sent }) => [call, sent])).toEqual([
      ['GET v2/eobs', { claimId: 'C1' }],
      ['GET eobs/eob-detail', { documentId: 'D1' }],
    ])
    const none = { 'GET v2/eobs': { json: { documentId: null } } }
    expect(await viewer('eobByClaim(claimId: "C1") { documentId }', none)).toEqual({ eobByClaim: null })
  })

  it('asks for the EOBs of listed claims only where there can be one and the member may see it', async () => {
    const content = [claim, { ...claim, id: 'C2', claimStatusCode: '01' }]
    const replies = { 'GET claims/medical': { json: claimPage(...content) } }
    const selection = 'claims(filter: { memberSuffix: 0 }) { content { id eob { documentId } } }'
    const eobCalls = () => seen().filter(({ call }) => call.includes('eobs')).length
    expect(await viewer(selection, replies)).toEqual({
      claims: {
        content: [
          { id: 'C1', eob: { documentId: 'D1' } },
          { id: 'C2', eob: null },
        ],
      },
    })
    expect(eobCalls()).toBe(2)
    const session = FakeSession.with(fakeToken({ memberKey: 'M1' }))
    expect(await viewer(selection, replies, { session })).toEqual({
      claims: {
        content: [
          { id: 'C1', eob: null },
          { id: 'C2', eob: null },
        ],
      },
    })
    expect(eobCalls()).toBe(2)
  })
})
