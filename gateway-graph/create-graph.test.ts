import { createHash } from 'node:crypto'
import { HeaderMap } from '@apollo/server'
import { getIntrospectionQuery } from 'graphql'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildSchema } from './build-schema.ts'
import { createGraph } from './create-graph.ts'
import { persistedQuery } from './execution/answer-type.ts'
import { FakeSession } from './testing/fake-session.ts'
import { type GatewayDouble, startDouble } from './testing/gateway-double.ts'
import { RecordingLog } from './testing/recording-log.ts'
import { plainContent, testContext } from './testing/test-context.ts'

const schema = buildSchema()
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const knownText = 'query Known($path: String!) { screen(path: $path) { status params { name value } } }'
const knownDocuments = { [hashOf(knownText)]: knownText }
const log = new RecordingLog()
const { execute: production } = createGraph({ schema, knownDocuments, developerMode: false, log })
const { execute: developer } = createGraph({ schema, knownDocuments, developerMode: true, log })

let double: GatewayDouble
beforeEach(async () => {
  double = await startDouble()
})
afterEach(() => double.close())

describe('known documents', () => {
  it('run by hash and by text, outside developer mode too', async () => {
    const variables = { path: '/home' }
    const expected = { data: { screen: { status: 200, params: [{ name: 'path', value: '/home' }] } }, errors: [] }
    const byHash = { document: { hash: hashOf(knownText) }, variables }
    expect(await production(byHash, testContext(double))).toEqual(expected)
    expect(await production({ document: { text: knownText }, variables }, testContext(double))).toEqual(expected)
  })

  it('cost nothing of Apollo Server, which hears only of requests that are not plain', async () => {
    const { server, execute } = createGraph({ schema, knownDocuments, developerMode: false, log })
    const asked = vi.spyOn(await server(), 'executeOperation')
    const ask = (variables: Record<string, unknown>) =>
      execute({ document: { hash: hashOf(knownText) }, variables }, testContext(double))
    expect((await ask({ path: '/home' })).errors).toEqual([])
    expect(asked).not.toHaveBeenCalled()
    expect((await ask(JSON.parse('{"path":"/","__proto__":{}}'))).errors).toMatchObject([{ message: 'BAD_REQUEST' }])
    expect(asked).toHaveBeenCalledOnce()
  })

  it('refuse wrong variables without repeating them', async () => {
    const variables = { path: { secret: 'Robin' } }
    const { data, errors } = await production({ document: { hash: hashOf(knownText) }, variables }, testContext(double))
    expect(data).toBeNull()
    expect(errors).toEqual([{ message: 'BAD_REQUEST', extensions: { code: 'BAD_REQUEST', status: 400 } }])
  })

  it('stop the start when one does not fit the schema', () => {
    const options = { schema, developerMode: false, log }
    expect(() => createGraph({ ...options, knownDocuments: { x: '{ nonsense }' } })).toThrow(/does not fit/)
  })
})

describe('free documents', () => {
  const run = (text: string, execute = developer) => execute({ document: { text } }, testContext(double))

  it('are refused outside developer mode, and so are unknown hashes', async () => {
    expect((await run('{ shell }', production)).errors[0]?.extensions).toMatchObject({
      ...{ code: 'FORBIDDEN_DOCUMENT', status: 403 },
    })
    const unknown = await production({ document: { hash: 'abc' } }, testContext(double))
    expect(unknown.errors[0]?.extensions).toMatchObject({ code: 'UNKNOWN_DOCUMENT', status: 400 })
  })

  it('run in developer mode, introspection included', async () => {
    expect((await run('{ shell }')).data).toEqual({ shell: { session: 'full' } })
    expect((await run(getIntrospectionQuery({ descriptions: true }))).errors).toEqual([])
  })

  it('[GRAPH-08] tell a developer what is wrong and where, and suggest near names', async () => {
    const [error] = (await run('{ viewr { facts { session } } }')).errors
    expect([error?.message, error?.locations]).toEqual([
      'Cannot query field "viewr" on type "Query". Did you mean "viewer"?',
      [{ line: 1, column: 3 }],
    ])
    expect((await run('{ viewer {')).errors[0]?.extensions.status).toBe(400)
  })

  it('[GRAPH-08] suggest nothing outside developer mode, where no document tells of the schema', async () => {
    const text =
      'query Known($category: CoverageCategory) { viewer { member { idCards(category: $category) { planName } } } }'
    const { execute, server, stop } = createGraph({
      ...{ schema, knownDocuments: { [hashOf(text)]: text }, developerMode: false, log },
    })
    const variables = { category: 'DENTL' }
    const short = await execute({ document: { hash: hashOf(text) }, variables }, testContext(double))
    const asked = { extensions: persistedQuery(hashOf(text)), variables, operationName: 'Known' }
    const { body } = await (await server()).executeOperation(asked, { contextValue: testContext(double) })
    const long = await execute({ document: { text: '{ viewr }' } }, testContext(double))
    expect(short.errors).toEqual([{ message: 'BAD_REQUEST', extensions: { code: 'BAD_REQUEST', status: 400 } }])
    expect(JSON.stringify([short, body, long])).not.toMatch(/did you mean|DENTAL|viewer/i)
    await stop()
  })

  it('are limited in aliases and depth', async () => {
    const aliases = Array.from({ length: 21 }, (_, index) => `a${index}: shell`)
    expect((await run(`{ ${aliases.join(' ')} }`)).errors[0]?.message).toContain('20 aliases')
    const deep = `{ __schema { types ${'{ ofType '.repeat(20)} { name } ${'}'.repeat(20)} } }`
    expect((await run(deep.replace('{ ofType', '{ fields { type'))).errors).toHaveLength(1)
  })

  it('change one thing at most: a hundred log-ins in one request are refused', async () => {
    const logIns = Array.from(
      { length: 2 },
      (_, index) => `a${index}: signIn(input: { username: "a", password: "b" }) { next }`,
    )
    for (const text of [
      `mutation { ${logIns.join(' ')} }`,
      `mutation { ...All } fragment All on Mutation { ${logIns.join(' ')} }`,
    ])
      expect((await run(text)).errors[0]?.message).toContain('more than 1 thing')
    expect(double.calls()).toEqual([])
  })

  it('cannot multiply their work by fragments', async () => {
    const names = Array.from({ length: 12 }, (_, index) => index)
    const fragments = names.map(name => `fragment F${name} on Query { ...F${name + 1} ...F${name + 1} }`)
    const text = `{ ...F0 } ${fragments.join(' ')} fragment F12 on Query { shell }`
    expect((await run(text)).errors[0]?.message).toContain('500 fields')
  })

  it('are limited in size', async () => {
    expect((await run(`{ ${'shell '.repeat(3_000)} }`)).errors[0]?.message).toContain('token')
  })
})

describe('errors', () => {
  const run = (text: string, context = testContext(double)) => developer({ document: { text } }, context)

  it('[ERR-42] carry code and status for a member, and neither area nor call nor word of the service', async () => {
    const text = 'query Known { viewer { family { hasReferrals } } }'
    const options = { schema, knownDocuments: { [hashOf(text)]: text }, log }
    double.replies = {
      'GET referrals/hasReferrals': { json: { code: 'FORBIDDEN', message: 'Robin is out' }, status: 403 },
    }
    for (const developerMode of [false, true]) {
      const { errors } = await createGraph({ ...options, developerMode }).execute(
        { document: { hash: hashOf(text) } },
        testContext(double),
      )
      expect(errors).toEqual([
        {
          ...{ message: 'FORBIDDEN', path: ['viewer', 'family', 'hasReferrals'] },
          extensions: { code: 'FORBIDDEN', status: 403 },
        },
      ])
    }
  })

  it('[ERR-42] carry area and call for a developer, and no word of the service', async () => {
    double.replies = {
      'GET referrals/hasReferrals': { json: { code: 'FORBIDDEN', message: 'Robin is out' }, status: 403 },
    }
    const answer = await run('{ viewer { family { hasReferrals } member { hasIdCard } } }')
    expect(answer).toEqual({
      data: { viewer: { family: { hasReferrals: null }, member: { hasIdCard: true } } },
      errors: [
        {
          ...{
            message: 'referrals: FORBIDDEN',
            path: ['viewer', 'family', 'hasReferrals'],
            locations: [{ line: 1, column: 21 }],
          },
          extensions: { code: 'FORBIDDEN', status: 403, area: 'referrals', call: 'referrals/hasReferrals' },
        },
      ],
    })
  })

  it('[GRAPH-08] say to a developer which argument to change, or how many calls to save, and to nobody else', async () => {
    const claims = (first: number) => `{ viewer { member { claims(first: ${first}) { nodes { number } } } } }`
    const messages = async (text: string) => (await run(text)).errors.map(({ message }) => message)
    expect(await messages(claims(101))).toEqual(['graph: BAD_REQUEST, first, at most 100'])
    const explained = claims(90).replace('number', 'explanation { date }')
    expect(await messages(explained)).toEqual([
      expect.stringMatching(/^graph: TOO_MANY_CALLS, 19\d calls, at most 60$/),
    ])
    const known = createGraph({ schema, knownDocuments: { known: claims(101) }, developerMode: false, log })
    const { errors } = await known.execute({ document: { hash: 'known' } }, testContext(double))
    expect(errors).toMatchObject([{ message: 'BAD_REQUEST', extensions: { argument: 'first', limit: 100 } }])
  })

  it('of this program say INTERNAL and leave their message out of answer and log', async () => {
    const content = {
      ...plainContent,
      screen: async () => {
        throw new RangeError('Robin Sample, born 1980')
      },
    }
    log.lines.length = 0
    const { errors } = await run('{ screen(path: "/") { kind } }', testContext(double, { content }))
    expect(errors).toEqual([
      {
        ...{ message: 'graph: INTERNAL', path: ['screen'], locations: [{ line: 1, column: 3 }] },
        extensions: { code: 'INTERNAL', status: 500, area: 'graph', reference: 'request-1' },
      },
    ])
    expect(log.lines).toMatchObject([{ fields: { requestId: 'request-1', error: 'RangeError' } }])
    expect(JSON.stringify(log.lines)).not.toContain('Robin')
  })

  it('of a malformed amount are one of that field', async () => {
    double.replies = { 'GET benefits/limits': { json: [{ total: 12.5 }] } }
    const { data, errors } = await run('{ viewer { member { limits { total } hasIdCard } } }')
    expect(data).toEqual({ viewer: { member: { limits: null, hasIdCard: true } } })
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_ANSWER', status: 502, area: 'benefits' })
  })

  it('have none for a visitor who is signed out: the viewer is null', async () => {
    const context = testContext(double, { session: new FakeSession() })
    expect(await run('{ viewer { family { subscriberId } } }', context)).toEqual({
      data: { viewer: null },
      errors: [],
    })
  })
})

describe('requests by HTTP', () => {
  const old = 'application/json'
  const newer = 'application/graphql-response+json'
  const { server, stop } = createGraph({ schema, knownDocuments, developerMode: true, log })
  afterAll(stop)

  /** Posts as a front such as Fastify does. */
  async function post(body: unknown, accept = newer) {
    const answer = await (await server()).executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        ...{ method: 'POST', search: '', body },
        headers: new HeaderMap([
          ['x-portal', '1'],
          ['accept', accept],
        ]),
      },
      context: async () => testContext(double),
    })
    if (answer.body.kind !== 'complete') throw new Error('The answer came in parts')
    return { status: answer.status ?? 200, headers: answer.headers, ...JSON.parse(answer.body.string) }
  }
  const known = (variables: unknown, hash = hashOf(knownText)) => ({ variables, extensions: persistedQuery(hash) })

  it('run known documents by hash and others by text, and leave caching to the server', async () => {
    for (const body of [known({ path: '/' }), { query: knownText, variables: { path: '/' } }, { query: '{ shell }' }])
      for (const accept of [old, newer]) {
        const { status, headers, data, errors } = await post(body, accept)
        expect([status, errors, Object.keys(data)]).toEqual([
          200,
          undefined,
          ['query' in body && body.query === '{ shell }' ? 'shell' : 'screen'],
        ])
        expect([...headers]).toEqual([['content-type', `${accept}; charset=utf-8`]])
      }
  })

  it.each([
    ['variables that do not fit', known({ path: 7 })],
    ['a field that is not there', { query: '{ viewr { shell } }' }],
    ['a document that cannot be read', { query: '{' }],
  ])('answer 400 to %s, or 200 to clients of the older media type', async (_, body) => {
    expect(await post(body)).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
    expect(await post(body, old)).toMatchObject({ status: 200, errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
  })

  it.each([
    ['a hash of nobody', known({}, 'f'.repeat(64)), 'UNKNOWN_DOCUMENT'],
    ['a key that reaches prototypes', known(JSON.parse('{"path":"/","__proto__":{}}')), 'BAD_REQUEST'],
    ['a list of requests', [known({ path: '/' })], 'BAD_REQUEST'],
    ['nothing', {}, 'BAD_REQUEST'],
  ])('answer 400 to %s, whatever the client takes', async (_, body, code) => {
    for (const accept of [old, newer])
      expect(await post(body, accept)).toMatchObject({ status: 400, errors: [{ extensions: { code } }] })
  })

  it('[ERR-42] mask resolver errors', async () => {
    double.replies = { 'GET programs': { json: { code: 'INTERNAL', message: 'Robin is out' }, status: 404 } }
    expect((await post({ query: '{ viewer { member { programs { id } } } }' })).errors).toEqual([
      {
        ...{
          message: 'programs: NOT_FOUND',
          path: ['viewer', 'member', 'programs'],
          locations: [{ line: 1, column: 21 }],
        },
        extensions: { code: 'NOT_FOUND', status: 404, area: 'programs', call: 'programs' },
      },
    ])
  })

  it('[GRAPH-08] suggest near names and limit documents', async () => {
    const [unknown] = (await post({ query: '{ viewr { facts { session } } }' })).errors
    expect(unknown.message).toMatch(/did you mean "viewer"/i)
    expect(unknown.extensions).toEqual({ code: 'BAD_REQUEST', status: 400, area: 'graph' })
    const aliases = Array.from({ length: 21 }, (_, index) => `a${index}: shell`).join(' ')
    expect((await post({ query: `{ ${aliases} }` })).errors[0].message).toContain('20 aliases')
  })
})
