import type { IncomingMessage } from 'node:http'
import { HeaderMap } from '@apollo/server'
import type { StudioContext } from '../../gateway-content/context.ts'
import { createNodeIds } from '../../gateway-graph/shared/node-ids.ts'
import { tellRequests } from '../add-routes.ts'
import { loadStudio, type StudioClient } from '../build/load-studio.ts'
import { type Checks, createCheckThread } from '../content/check/check-thread.ts'
import { readIdNames } from '../content/id-names.ts'
import { sqlKnownStaff } from '../content/store/known-staff.ts'
import { createApp } from '../create-app.ts'
import { scalarSchema, scalarsPrefix } from '../graphql/scalar-schemas.ts'
import { clientOf, originOf } from '../http/client-of.ts'
import { parseJson } from '../http/parse-json.ts'
import type { LogOption } from '../log/json-log.ts'
import { reasonOf } from '../log/request-log.ts'
import { lineFacts } from '../portal/line-facts.ts'
import type { Portal } from '../portal/portal.ts'
import { reportRoutes } from '../reports/report-routes.ts'
import { isSameOrigin } from '../security/is-same-origin.ts'
import type { StudioSettings } from '../settings/studio-settings.ts'
import type { DemoStaff } from '../start/demo-staff.ts'
import { clientPlaces, clientRoutes } from './client-routes.ts'
import { contentDesk } from './content-desk.ts'
import { draftAssetRoutes } from './draft-asset-routes.ts'
import { createStaffMail } from './mail/staff-mail.ts'
import { openPreviews } from './preview/open-previews.ts'
import type { PreparePreview } from './preview/preview-portal.ts'
import { isPreviewHost } from './preview/preview-view.ts'
import { signInRoutes } from './sign-in-routes.ts'
import type { SignedStaff } from './staff-provider.ts'
import { createStaffSessions } from './staff-sessions.ts'
import type { Studio } from './studio-door.ts'
import { studioGraphql } from './studio-graphql.ts'

/** Bytes of a request to the graph: a save has whole files in it. */
const largestQuery = 2 * 1024 * 1024

export interface StudioOptions extends StudioSettings {
  /** On a developer's machine alone. */
  demoStaff?: readonly DemoStaff[]
  /** The client, once it is there; what `npm run build` made when left out. */
  client?: () => Promise<StudioClient | undefined>
}

interface StudioSurroundings {
  log?: LogOption | undefined
  checks?: Checks | undefined
  /** Of the manifests, where the names of groups and programs are. */
  folder: string
  prepare: PreparePreview
}

/** The kind of screen at a path, without the names of drafts. */
function patternOf(path: string): string | undefined {
  const [, place = '', more] = path.split('/')
  if (!['', 'sign-in', ...clientPlaces].includes(place)) return undefined
  return more === undefined ? `/${place}` : `/${place}/*`
}

/** The studio at its host: sign-in, and its graph. Nothing of it is loaded before somebody comes there (STUDIO-01). */
export async function createStudio(
  portal: Portal,
  options: StudioOptions,
  { log, checks, folder, prepare }: StudioSurroundings,
): Promise<Studio> {
  const { provider, fourEyes, demoStaff = [], client = loadStudio, mail: mailing } = options
  const { state, now, developer, demoCookies } = portal
  if (!provider && !developer) throw new Error('The studio has no identity provider')
  const app = createApp({ front: () => false, log, lineFacts: request => lineFacts(portal, request) })
  const routine = new WeakSet<IncomingMessage>()
  tellRequests(app, portal, request => routine.has(request))
  const secret = await state.secret('studio')
  const sessions = createStaffSessions({ state, secret, now, demoCookies })
  const known = sqlKnownStaff(state.content)
  const met = (staff: SignedStaff) =>
    staff.address === undefined ? undefined : known.meet({ ...staff, address: staff.address }, now())
  signInRoutes(app, { provider, demoStaff: developer ? demoStaff : [], sessions, met, counters: state.counters })
  const brands = () =>
    portal.hosts.current().brands.map(({ compiled: { brand } }) => ({ ...brand, key: brand.id, name: brand.name }))
  reportRoutes(app, { counters: state.counters, of: () => ({ facts: { host: 'studio' }, patternOf }) })
  await clientRoutes(app, { sessions, client: await client() })
  const checking = checks ?? createCheckThread()
  // The portal's own are closed by whoever made them.
  if (checking !== checks) app.addHook('onClose', checking.close)
  draftAssetRoutes(app, { sessions, sql: state.content })
  const content = contentDesk({ sql: state.content, brands, checks: checking, idNames: () => readIdNames(folder) })
  const preview = openPreviews({
    ...{ portal, secret, studioHost: options.host, prepare, brands },
    tell: reason => app.log.error({ reason }, 'a preview failed'),
  })
  app.addHook('onClose', preview.close)
  const desk: typeof content = {
    ...content,
    async save(saving) {
      const saved = await content.save(saving)
      preview.saved(saving.name)
      return saved
    },
  }
  const mail =
    mailing &&
    createStaffMail({
      ...{ ...mailing, sql: state.content, now },
      tell: reason => app.log.error({ reason }, 'mail to staff was not sent'),
    })
  app.addHook('onClose', async () => mail?.close())
  // One deployment has one studio: its ids are of no brand.
  const ids = createNodeIds(secret, 0)
  const graph = await studioGraphql(developer, error => app.log.error({ reason: reasonOf(error) }, 'a resolver failed'))
  app.addHook('onClose', () => graph.server.stop())

  await app.register(async own => {
    own.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, parseJson(String(body))),
    )
    own.post(
      '/graphql',
      {
        bodyLimit: largestQuery,
        onRequest: async ({ headers }, reply) => {
          const refused = isSameOrigin(headers) ? (sessions.of(headers) ? undefined : 401) : 403
          const code = refused === 401 ? 'UNAUTHENTICATED' : 'FOREIGN_ORIGIN'
          if (refused !== undefined)
            await reply
              .code(refused)
              .header('cache-control', 'no-store')
              .send({ errors: [{ message: code, extensions: { code } }] })
        },
      },
      async ({ headers, body, raw, id }, reply) => {
        const session = sessions.of(headers)
        if (!session) throw new Error('The hook lets nobody in without a session')
        const { staff } = session
        const origin = `${clientOf(raw).overTls ? 'https' : 'http'}://${headers.host ?? ''}`
        const from = { client: originOf(raw), requestId: id }
        const sent = Object.entries(headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as const] : [],
        )
        const context: StudioContext = {
          ...{ staff, desk, fourEyes, ids, now, from },
          ...{ preview: preview.for(session, origin), mail: mail?.at(origin) },
        }
        const answer = await graph.server.executeHTTPGraphQLRequest({
          httpGraphQLRequest: { method: 'POST', headers: new HeaderMap(sent), search: '', body },
          context: async () => context,
        })
        if (graph.isRoutine(context)) routine.add(raw)
        if (answer.body.kind !== 'complete') throw new Error('Apollo Server answered in parts')
        return reply
          .code(answer.status ?? 200)
          .headers({ ...Object.fromEntries(answer.headers), 'cache-control': 'no-store' })
          .send(answer.body.string)
      },
    )
  })
  if (developer)
    app.get<{ Params: { name: string } }>(`${scalarsPrefix}:name`, async (request, reply) => {
      const schema = await scalarSchema(request.params.name)
      if (schema === undefined) return reply.callNotFound()
      return reply.header('cache-control', 'no-store').type('application/schema+json').send(schema)
    })
  await app.ready()
  return {
    close: () => app.close(),
    routing(request, response) {
      if (isPreviewHost(request.headers.host, options.host)) preview.origin.answer(request, response)
      else app.routing(request, response)
    },
  }
}
