import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import { buildSchema } from '../../../../gateway-graph/build-schema.ts'
import { readManifests } from '../../../../server/content/read-manifests.ts'
import { parseCookies } from '../../../../server/session/cookie-jar.ts'
import { CookieSession } from '../../../../server/session/cookie-session.ts'
import { type FetchContext, fetchContext } from './fetch-context.ts'
import { readArguments } from './read-arguments.ts'

/**
 * Apollo Server 5 as its documentation starts it: standalone, defaults, the query as text, resolvers that `fetch`. The
 * schema and the mapping are the portal's own, so that the answers are the same; answers are not validated, nothing is
 * logged, and nothing guards the upstream. Equal calls of a request are made once, as a data source would.
 */
const { port, upstream } = readArguments()
const [compiled] = await readManifests()
if (!compiled) throw new Error('There is no brand')
const { brand } = compiled

const server = new ApolloServer<FetchContext>({ schema: buildSchema() })
await startStandaloneServer(server, {
  listen: { port, host: '127.0.0.1' },
  context: async ({ req }) => {
    const cookies = parseCookies(req.headers.cookie)
    const session = new CookieSession({ cookies, now: () => new Date(), copyToken: false })
    return fetchContext({ upstream, brand, session })
  },
})
