import { describe, expect, it } from 'vitest'
import type { ContextOptions } from '../create-context.ts'
import { asking } from '../testing/asking.ts'
import { eobAnswers } from '../testing/claims-fixture.ts'
import { FakeSession, fakeToken } from '../testing/fake-session.ts'
import { claim, claimPage } from '../testing/fixture.ts'
import type { Replies } from '../testing/replies.ts'
import { testNodeIds } from '../testing/test-context.ts'

const { errors, node, seen, viewer } = asking()
const last = () => seen().at(-1)
/** Data of a selection on the family. */
const family = async (selection: string, replies: Replies = {}, options: Partial<ContextOptions> = {}) =>
  Object(await viewer(`family { ${selection} }`, replies, options)).family
const eobCalls = () => seen().filter(({ call }) => call.includes('eobs'))

describe('explanations of benefits', () => {
  it('[CALL-41] [HOME-37] [OPEN-46] that of a claim is found by its number alone', async () => {
    expect(await family('explanationOfClaim(number: "C1") { number }')).toEqual({
      explanationOfClaim: { number: 'D1' },
    })
    expect(eobCalls().map(({ call, query }) => [call, query])).toEqual([['GET v2/eobs', { claimId: 'C1' }]])
    const none = { 'GET v2/eobs': { json: { documentId: null } } }
    expect(await family('explanationOfClaim(number: "C1") { number }', none)).toEqual({ explanationOfClaim: null })
  })

  it('[CALL-40] [ENT-34] are ten of the last two years, and nothing that was not chosen is sent', async () => {
    const { explanations } = await family(
      'explanations { totalCount pageInfo { hasNextPage } nodes { number } type startDate endDate }',
    )
    expect(last()?.call).toBe('GET v2/eobs')
    const dates = { startDate: '2024-06-15', endDate: '2026-06-15' }
    expect(last()?.query).toEqual({ ...dates, claimType: 'M', page: '0', size: '10' })
    expect(explanations).toEqual({
      ...{ totalCount: 5, pageInfo: { hasNextPage: true }, type: 'MEDICAL', ...dates },
      nodes: [{ number: 'D1' }, { number: 'D2' }],
    })
  })

  it('[CALL-40] [EOB-04] are those of a chosen member and chosen providers, these sent as a comma list', async () => {
    const patient = testNodeIds.idOf('Member', 'M1')
    const filter = `type: DENTAL, patient: "${patient}", providers: ["A", "B"], startDate: "2026-01-01"`
    await family(`explanations(filter: {${filter}}, first: 5, skip: 5) { totalCount }`)
    const asked = {
      ...{ startDate: '2026-01-01', endDate: '2026-06-15', claimType: 'D', page: '1', size: '5' },
      ...{ memberKey: 'M1', providerIds: 'A,B' },
    }
    expect(last()?.query).toEqual(asked)
    const own =
      'explanations(filter: { type: DENTAL, startDate: "2026-01-01", providers: ["A", "B"] }, first: 5, skip: 5)'
    await family(`member(suffix: 1) { ${own} { totalCount } }`)
    expect(last()?.query).toEqual(asked)
  })

  it('[GRAPH-02] take no id of anything but a member, and say what the gateway says of another family’s', async () => {
    for (const id of ['M1', testNodeIds.idOf('Family', 'M1')])
      expect(await errors(`family { explanations(filter: { patient: "${id}" }) { totalCount } }`)).toMatchObject([
        { code: 'NOT_FOUND', status: 404 },
      ])
  })

  it('[CALL-42] ask for the choices of the same list', async () => {
    const id = testNodeIds.idOf('Member', 'M0')
    const fields = 'patients { id name { firstName middleInitial lastName } } providers { number name }'
    expect(await family(`explanationChoices(filter: { type: VISION, patient: "${id}" }) { ${fields} }`)).toEqual({
      explanationChoices: {
        patients: [{ id, name: { firstName: 'Robin', middleInitial: 'J', lastName: 'Sample' } }],
        providers: [{ number: 'PR1', name: 'Dr. Good' }],
      },
    })
    expect(last()).toMatchObject({ call: 'GET eobs/metadata' })
    expect(last()?.query).toEqual({
      ...{ claimType: 'V', startDate: '2024-06-15', endDate: '2026-06-15', memberKey: 'M0' },
    })
  })

  const name = 'firstName middleInitial lastName'
  const robin = { firstName: 'Robin', middleInitial: 'J', lastName: 'Sample' }
  const fields = `number pdfPath date typeDescription people { ${name} }
    claims { number patientName { ${name} } providerName charged amountOwed }`
  const first = {
    ...{ number: 'D1', pdfPath: '/files/eobs/P1.pdf', date: '2026-05-21', typeDescription: 'Medical', people: [robin] },
    claims: [{ number: 'C1', patientName: robin, providerName: 'Dr. Good', charged: '200.00', amountOwed: '50.00' }],
  }

  it('[CALL-43] [ENT-33] one has its people, its claims and the way to its PDF', async () => {
    expect(await family(`explanation(number: "D1") { ${fields} }`)).toEqual({ explanation: first })
    expect(eobCalls()).toMatchObject([{ call: 'GET eobs/eob-detail', query: { documentId: 'D1' } }])
  })

  it('[GRAPH-02] is given again by its id, in one call', async () => {
    const id = testNodeIds.idOf('Explanation', 'D1')
    expect(await node(id, `... on Explanation { id ${fields} }`)).toEqual({ __typename: 'Explanation', id, ...first })
    expect(eobCalls()).toHaveLength(1)
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
      const answer = await family('explanation(number: "D1") { claims { amountOwed } }', {
        'GET eobs/eob-detail': { json: of(changes) },
      })
      return answer.explanation.claims[0].amountOwed
    }
    expect(await owed({ claimStatusCode: '01' })).toBeNull()
    expect(await owed({ claimStatusCode: '02' })).toBe('0.00')
    expect(await owed({})).toBe('0.00')
  })

  it('names the members, and has no way to a PDF that is not there yet', async () => {
    const { explanations } = await family('explanations { nodes { pdfPath people { firstName } } }')
    expect(explanations.nodes[1]).toEqual({ pdfPath: null, people: [{ firstName: 'Robin' }, { firstName: 'Kim' }] })
  })

  it('[EOB-11] names the subscriber where the gateway lists no member, as null or as nobody', async () => {
    const { json } = eobAnswers['GET eobs/eob-detail'] as { json: object }
    for (const members of [null, []]) {
      const replies = { 'GET eobs/eob-detail': { json: { ...json, members, subscriber: robin } } }
      expect(await family('explanation(number: "D1") { people { firstName } }', replies)).toEqual({
        explanation: { people: [{ firstName: 'Robin' }] },
      })
    }
  })

  it('[CALL-41] [OPEN-46] lead from a claim to what its explanation says in two calls', async () => {
    expect(await family('explanationOfClaim(number: "C1") { number date typeDescription }')).toEqual({
      explanationOfClaim: { number: 'D1', date: '2026-05-21', typeDescription: 'Medical' },
    })
    expect(eobCalls().map(({ call, query }) => [call, query])).toEqual([
      ['GET v2/eobs', { claimId: 'C1' }],
      ['GET eobs/eob-detail', { documentId: 'D1' }],
    ])
  })

  it('are asked for listed claims only where there can be one and the member may see it', async () => {
    const content = [claim, { ...claim, id: 'C2', claimStatusCode: '01' }]
    const replies = { 'GET claims/medical': { json: claimPage(...content) } }
    const selection = 'claims(patient: 0) { nodes { number explanation { number date } } }'
    expect((await family(selection, replies)).claims.nodes).toEqual([
      { number: 'C1', explanation: { number: 'D1', date: '2026-05-21' } },
      { number: 'C2', explanation: null },
    ])
    expect(eobCalls()).toHaveLength(2)
    const session = FakeSession.with(fakeToken({ memberKey: 'M1' }))
    expect((await family(selection, replies, { session })).claims.nodes).toEqual([
      { number: 'C1', explanation: null },
      { number: 'C2', explanation: null },
    ])
    expect(eobCalls()).toHaveLength(2)
  })
})
