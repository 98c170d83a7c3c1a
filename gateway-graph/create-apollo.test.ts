import { HeaderMap } from '@apollo/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSchema } from './build-schema.ts'
import { createApollo } from './create-apollo.ts'
import { type GatewayDouble, startDouble } from './testing/gateway-double.ts'
import { RecordingLog } from './testing/recording-log.ts'
import { testContext } from './testing/test-context.ts'

let double: GatewayDouble
let server: Awaited<ReturnType<typeof createApollo>>
beforeAll(async () => {
  double = await startDouble()
  server = await createApollo(buildSchema(), new RecordingLog())
})
afterAll(async () => {
  await server.stop()
  await double.close()
})

/** Posts a query as a front such as Fastify does. */
async function post(query: string) {
  const answer = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      ...{ method: 'POST', headers: new HeaderMap([['content-type', 'application/json']]) },
      ...{ search: '', body: { query } },
    },
    context: async () => testContext(double),
  })
  if (answer.body.kind !== 'complete') throw new Error('The answer came in parts')
  return { ...JSON.parse(answer.body.string), headers: answer.headers }
}

describe('Apollo Server for developers', () => {
  it('answers over the same schema, and leaves caching to the server', async () => {
    const { data, headers } = await post('{ viewer { member { firstName } } }')
    expect(data).toEqual({ viewer: { member: { firstName: 'Robin' } } })
    expect(headers.get('cache-control')).toBeUndefined()
  })

  it('[ERR-42] masks resolver errors', async () => {
    double.replies = { 'GET programs': { json: { code: 'INTERNAL', message: 'Robin is out' }, status: 404 } }
    expect((await post('{ viewer { programs { id } } }')).errors).toEqual([
      {
        ...{ message: 'programs: NOT_FOUND', path: ['viewer', 'programs'] },
        extensions: { code: 'NOT_FOUND', status: 404, area: 'programs', call: 'programs' },
      },
    ])
    double.replies = {}
  })

  it('hides field suggestions and limits documents', async () => {
    const [unknown] = (await post('{ viewr { facts { session } } }')).errors
    expect(unknown.message).not.toMatch(/did you mean/i)
    expect(unknown.extensions).toEqual({ code: 'BAD_REQUEST', status: 400, area: 'graph' })
    const aliases = Array.from({ length: 21 }, (_, index) => `a${index}: shell`).join(' ')
    expect((await post(`{ ${aliases} }`)).errors[0].message).toContain('20 aliases')
  })
})
