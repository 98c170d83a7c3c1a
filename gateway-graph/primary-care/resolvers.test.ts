import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { testNodeIds } from '../testing/test-context.ts'

const { node, seen, viewer } = asking()

describe('the primary care area', () => {
  it('[CALL-52] [CALL-53] [ENT-36] [PERM-15] gives the two lists when the link shows', async () => {
    const lists = 'primaryCare { withoutProvider { suffix firstName member { id } } withProvider { providerName } }'
    expect(await viewer(lists)).toEqual({
      primaryCare: {
        withoutProvider: [{ suffix: 0, firstName: 'Robin', member: { id: testNodeIds.idOf('Member', 'M0') } }],
        withProvider: [],
      },
    })
  })

  it('[PCP-04] [HOME-22] [PERM-15] gives null when there is no history and nobody is eligible', async () => {
    const replies = { 'GET pcp/eligibility': { json: { eligible: false, members: [] } } }
    expect(await viewer('primaryCare { withProvider { firstName } }', replies)).toEqual({ primaryCare: null })
  })

  it('[CALL-55] gives the due date of the preventive care initiative, or null', async () => {
    const own = 'member { preventiveCareDueDate }'
    expect(await viewer(own)).toEqual({ member: { preventiveCareDueDate: '2026-10-01' } })
    const replies = { 'GET pcp/city-of-portland': { text: '' } }
    expect(await viewer(own, replies)).toEqual({ member: { preventiveCareDueDate: null } })
  })

  it('[GRAPH-02] gives a provider again by the id, and null for one who is not known', async () => {
    const { primaryCareProvider } = Object(await viewer('primaryCareProvider(number: "PR1") { id }'))
    expect(await node(primaryCareProvider.id, '... on PrimaryCareProvider { id name }')).toEqual({
      ...{ __typename: 'PrimaryCareProvider', id: primaryCareProvider.id, name: 'Dr. Good' },
    })
    const unknown = { 'GET pcp/provider': { json: { code: 'NOT_FOUND', message: 'Nobody.' }, status: 404 } }
    expect(await node(primaryCareProvider.id, '', unknown)).toBeNull()
  })

  it('[GRAPH-01] tells no due date of anybody but the viewer, and asks nothing for it', async () => {
    const others = 'family { member(suffix: 1) { preventiveCareDueDate } }'
    expect(await viewer(others)).toEqual({ family: { member: { preventiveCareDueDate: null } } })
    expect(seen().map(({ call }) => call)).toEqual(['GET account'])
  })
})
