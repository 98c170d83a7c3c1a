import { expect, it } from 'vitest'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import { buildSchema } from '../../gateway-graph/build-schema.ts'
import type { GraphContext } from '../../gateway-graph/context/graph-context.ts'
import type { RestClient } from '../../gateway-graph/context/rest-client.ts'
import { createGraph } from '../../gateway-graph/create-graph.ts'
import { createFactReader } from '../../gateway-graph/facts/create-fact-reader.ts'
import { RecordingLog } from '../../gateway-graph/testing/recording-log.ts'
import { testContext } from '../../gateway-graph/testing/test-context.ts'
import { createContent } from '../../server/content/create-content.ts'
import { shippedBrands } from '../../server/testing/test-portal.ts'
import knownDocuments from '../../web/generated/known-documents.json' with { type: 'json' }
import { gatewayInRounds } from './support/calls-in-rounds.ts'

const { execute } = createGraph({
  ...{ schema: buildSchema(), knownDocuments, developerMode: false, log: new RecordingLog() },
})
const [home = ''] = Object.entries<string>(knownDocuments).flatMap(([id, text]) =>
  text.startsWith('query Home(') ? [id] : [],
)
const brands = new Map((await shippedBrands()).map(compiled => [compiled.brand.id, compiled]))

const claims = 'startDate=2024-06-15&endDate=2026-06-15&suffix=0&page=0&size=3'

/** What Home asks at once; what needs to know the member, or what Home shows; and dental claims, where medical ones are few. */
const homeRounds = [
  [
    ...['GET account', 'GET account/getEmployeeId', 'GET account/status', 'GET ebill/hasEbill'],
    ...['GET ebill/showEbillAlert', 'GET idCard/eligible', 'GET pcp/eligibility', 'GET pcp/members'],
    ...['GET plan-management/details', 'GET programs'],
  ],
  ['GET benefits/limits?suffix=0&asOfDate=2026-06-15', `GET claims/medical?${claims}`, 'GET eligibility/family'],
  [`GET claims/dental?${claims}`],
] as const
const brandsWithOutline = ['first', 'medical-dental', 'senior']

function contextOf(compiled: CompiledManifest, rest: RestClient): GraphContext {
  const plain = testContext({ pool: {} as never, url: 'http://127.0.0.1:9' })
  const { session, clock, viewport, log, requestId } = plain
  const content = createContent({ compiled, session, clock, viewport, report: () => undefined })
  const facts = createFactReader({ rest, session, clock, viewport, log, requestId }, 'unknown')
  return { ...plain, brand: compiled.brand, content, rest, facts, freshFacts: () => facts }
}

it.each([...brands.keys()])(
  '[HOME-01] [GRAPH-09] Home of %s asks for what it shows, each as early as it can be asked',
  async id => {
    const compiled = brands.get(id)
    if (!compiled) throw new Error(`No brand ${id}`)
    const { rest, roundsOf } = gatewayInRounds()
    const answer = execute({ document: { hash: home }, variables: { path: '/home' } }, contextOf(compiled, rest))
    const rounds = await roundsOf(answer)
    expect((await answer).errors).toEqual([])
    const [first, second, ...last] = homeRounds
    const outline = brandsWithOutline.includes(id) ? ['GET handbook/ooc'] : []
    expect(rounds).toEqual([first, [...second, ...outline], ...last])
  },
)
