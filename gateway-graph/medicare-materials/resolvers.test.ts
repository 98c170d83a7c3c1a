import { describe, expect, it } from 'vitest'
import { buildSchema } from '../build-schema.ts'
import { createGraph } from '../create-graph.ts'
import { asking } from '../testing/asking.ts'
import { startDouble } from '../testing/gateway-double.ts'
import { RecordingLog } from '../testing/recording-log.ts'
import { testContext } from '../testing/test-context.ts'

const { viewer } = asking()
const refused = (status: number) => ({
  'GET medicare-materials': { json: { code: 'FORBIDDEN', message: 'x' }, status },
})

describe('medicareMaterials', () => {
  it('[CALL-49] [MATERIAL-01] lists the documents', async () => {
    expect(await viewer('medicareMaterials { documentId title planYear url }')).toEqual({
      medicareMaterials: [
        {
          documentId: 'formulary',
          title: 'Drugs 2026',
          planYear: 2026,
          url: 'https://documents.test.example/2026.pdf',
        },
      ],
    })
  })

  it('[MATERIAL-02] is empty for a 403', async () => {
    expect(await viewer('medicareMaterials { title }', refused(403))).toEqual({ medicareMaterials: [] })
  })

  it.each([401, 404, 500])('fails with the status for a %i', async status => {
    const double = await startDouble()
    double.replies = refused(status)
    const { execute } = createGraph({
      ...{ schema: buildSchema(), knownDocuments: {}, developerMode: true, log: new RecordingLog() },
    })
    const text = '{ viewer { medicareMaterials { title } } }'
    const { data, errors } = await execute({ document: { text } }, testContext(double))
    await double.close()
    expect(data).toEqual({ viewer: { medicareMaterials: null } })
    expect(errors[0]?.extensions).toMatchObject({ status, area: 'medicare-materials' })
  })
})
