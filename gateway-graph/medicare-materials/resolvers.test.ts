import { describe, expect, it } from 'vitest'
import { buildSchema } from '../build-schema.ts'
import { createGraph } from '../create-graph.ts'
import { asking } from '../testing/asking.ts'
import { startDouble } from '../testing/gateway-double.ts'
import { RecordingLog } from '../testing/recording-log.ts'
import { testContext, testNodeIds } from '../testing/test-context.ts'

const { node, viewer } = asking()
const refused = (status: number) => ({
  'GET medicare-materials': { json: { code: 'FORBIDDEN', message: 'x' }, status },
})

describe('medicareMaterials', () => {
  it('[CALL-49] [MATERIAL-01] lists the documents', async () => {
    const url = 'https://documents.test.example/2026.pdf'
    expect(await viewer('member { medicareMaterials { number name planYear url } }')).toEqual({
      member: { medicareMaterials: [{ number: 'formulary', name: 'Drugs 2026', planYear: 2026, url }] },
    })
  })

  it('[GRAPH-01] [GRAPH-02] gives a document again by its id, and none of anybody but the viewer', async () => {
    const id = testNodeIds.idOf('MedicareMaterial', 2026, 'formulary')
    expect(await node(id, '... on MedicareMaterial { id name }')).toEqual({
      ...{ __typename: 'MedicareMaterial', id, name: 'Drugs 2026' },
    })
    expect(await node(testNodeIds.idOf('MedicareMaterial', 2025, 'formulary'))).toBeNull()
    expect(await viewer('family { member(suffix: 1) { medicareMaterials { name } } }')).toEqual({
      family: { member: { medicareMaterials: null } },
    })
  })

  it('[MATERIAL-02] is empty for a 403', async () => {
    expect(await viewer('member { medicareMaterials { name } }', refused(403))).toEqual({
      member: { medicareMaterials: [] },
    })
  })

  it.each([401, 404, 500])('fails with the status for a %i', async status => {
    const double = await startDouble()
    double.replies = refused(status)
    const { execute } = createGraph({
      ...{ schema: buildSchema(), knownDocuments: {}, developerMode: true, log: new RecordingLog() },
    })
    const text = '{ viewer { member { medicareMaterials { name } } } }'
    const { data, errors } = await execute({ document: { text } }, testContext(double))
    await double.close()
    expect(data).toEqual({ viewer: { member: { medicareMaterials: null } } })
    expect(errors[0]?.extensions).toMatchObject({ status, area: 'medicare-materials' })
  })
})
