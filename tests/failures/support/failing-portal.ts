import { DEMO_PASSWORD } from '../../../gateway-rest/seed/personas.ts'
import { startGateway } from '../../../gateway-rest/start-gateway.ts'
import { readManifests } from '../../../server/content/read-manifests.ts'
import { startTestPortal, type TestPortal } from '../../../server/testing/test-portal.ts'
import { renderPage } from '../../../web/entry-server.tsx'
import { type FailingGateway, startFailingGateway } from './failing-gateway.ts'

/** A page as its reader gets it. */
export interface Seen {
  status: number
  /** Where a redirect leads; undefined for a page. */
  location: string | undefined
  /** Text of the first heading of level 1. */
  heading: string | undefined
  text: string
}

/** A member with the cookies of a browser. */
export interface Visitor {
  open(path: string): Promise<Seen>
  submit(path: string, form: Record<string, string>): Promise<Seen>
}

/** The real gateway with a mishap in front, and real portals that talk to it. */
export interface FailingWorld {
  gateway: FailingGateway
  /** A visitor of the brand with this domain id. Each has a portal of their own, so that no circuit is open yet. */
  visitor(domainId: number, cookies?: Map<string, string>, deadlineMs?: number): Promise<Visitor>
  /** Cookies of a persona after the log-in form. */
  signIn(persona: string, domainId: number): Promise<Map<string, string>>
  close(): Promise<void>
}

/** Starts the reference gateway, something that can go wrong in front of it, and portals as they are asked for. */
export async function startFailingWorld(): Promise<FailingWorld> {
  const rest = await startGateway({ port: 0, dataFile: ':memory:' })
  const gateway = await startFailingGateway(rest.origin)
  const brands = await readManifests()
  const portals: TestPortal[] = []

  async function visitor(domainId: number, cookies = new Map<string, string>(), deadlineMs = 8_000): Promise<Visitor> {
    const portal = await startTestPortal({
      brands,
      renderPage,
      gatewayUrl: gateway.url,
      deadlineMs,
      brandIndex: brands.findIndex(({ brand }) => brand.domainId === domainId),
    })
    portals.push(portal)
    const send = async (path: string, method: 'GET' | 'POST', body?: string) => {
      const reply = await portal.send(path, {
        method,
        cookies: Object.fromEntries(cookies),
        headers: {
          origin: portal.origin,
          'sec-fetch-site': 'same-origin',
          ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(body !== undefined && { body }),
      })
      for (const set of reply.setCookies) keep(cookies, set)
      return seen(reply)
    }
    return {
      open: path => send(path, 'GET'),
      submit: (path, form) => send(path, 'POST', new URLSearchParams(form).toString()),
    }
  }

  return {
    gateway,
    visitor,
    async signIn(persona, domainId) {
      const cookies = new Map<string, string>()
      const person = await visitor(domainId, cookies)
      await person.submit('/login', { username: `${persona}${domainId}`, password: DEMO_PASSWORD })
      return cookies
    },
    async close() {
      await Promise.all(portals.map(portal => portal.close()))
      await gateway.close()
      await rest.close()
    },
  }
}

function keep(cookies: Map<string, string>, set: string): void {
  const [pair = '', ...attributes] = set.split('; ')
  const [name = '', ...value] = pair.split('=')
  if (attributes.includes('Max-Age=0')) cookies.delete(name)
  else cookies.set(name, value.join('='))
}

function seen({ status, headers, text }: Awaited<ReturnType<TestPortal['send']>>): Seen {
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(text) ?? []
  return {
    status,
    location: typeof headers.location === 'string' ? headers.location : undefined,
    heading: heading?.replace(/<[^>]+>|<!-- -->/g, '').replaceAll('&#x27;', "'"),
    text,
  }
}
