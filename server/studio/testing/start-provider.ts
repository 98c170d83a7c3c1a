import { generateKeyPairSync } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import type { StaffProvider } from '../../settings/studio-settings.ts'

/** Somebody whom the provider knows. */
interface Person {
  name: string
  roles?: readonly string[]
  email?: string
}

/**
 * A real OpenID Connect provider on a free port, whose people sign in without a password. With `forged` tokens its published
 * key is another than that which signs.
 */
export async function startProvider(
  people: Readonly<Record<string, Person>>,
  studioOrigin: string,
  tokens: 'true' | 'forged' = 'true',
) {
  let answer: RequestListener = () => undefined
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [clientId, clientSecret] = ['studio', 'a secret of this test and no other']
  const [{ privateKey }, others] = [newKey(), newKey()]
  const provider = new Provider(issuer, {
    clients: [
      { client_id: clientId, client_secret: clientSecret, redirect_uris: [`${studioOrigin}/sign-in/callback`] },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of this test'] },
    claims: { openid: ['sub'], profile: ['name', 'roles'], email: ['email'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    findAccount: (_, sub) =>
      people[sub] && {
        accountId: sub,
        claims: async () => ({ sub, ...people[sub], roles: [...(people[sub]?.roles ?? [])] }),
      },
    async loadExistingGrant({ oidc: { client, session, result } }) {
      const accountId = result?.login?.accountId ?? session?.accountId
      if (accountId === undefined) return undefined
      const grant = new provider.Grant({ accountId, clientId: client?.clientId ?? clientId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  let who = ''
  const own = provider.callback()
  answer = (request, response) => {
    if (request.url === '/jwks' && tokens === 'forged') {
      const key = { ...others.publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }
      return void response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] }))
    }
    if (!request.url?.startsWith('/interaction/')) return void own(request, response)
    void provider.interactionFinished(request, response, { login: { accountId: who } })
  }

  /** Walks through the provider as somebody with a browser of their own: the address that it leads back to. */
  async function walk(person: string, location: string): Promise<string> {
    who = person
    const jar = new Map<string, string>()
    for (let next = location; ; ) {
      if (next.startsWith(studioOrigin)) return next
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const { headers, status } = await fetch(next, { redirect: 'manual', headers: { cookie } })
      for (const set of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        jar.set(name, value)
      }
      const to = headers.get('location')
      if (to === null) throw new Error(`The provider answered ${status} at ${next}`)
      next = new URL(to, issuer).href
    }
  }

  const settings: StaffProvider = { issuer, clientId, clientSecret, rolesClaim: 'roles' }
  const close = () => new Promise(done => server.close(done).closeAllConnections())
  return { settings, walk, close }
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
