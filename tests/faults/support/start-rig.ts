import type { LogRecord } from '../../../gateway-rest/http/logger.ts'
import { startGateway } from '../../../gateway-rest/start-gateway.ts'
import { quickHashes } from '../../../gateway-rest/testing/quick-hashes.ts'
import type { PortalOptions } from '../../../server/start-portal.ts'
import { startTestPortal, type TestOptions, type TestPortal } from '../../../server/testing/test-portal.ts'
import { documentIds } from '../../../web/generated/document-ids.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'

interface GraphReply {
  status: number
  requestId: string
  data: Record<string, unknown> | null
  errors: { extensions: Record<string, unknown> }[]
}

/** A browser at a brand's portal: it keeps cookies, and asks as the client does. */
export interface Browser {
  cookies: Record<string, string>
  open(path: string): Promise<{ status: number; text: string }>
  /** One of the client's documents by name, or a free query. */
  ask(document: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<GraphReply>
}

/** Portal, proxy and reference gateway, with what both write to their logs. */
export interface Rig {
  portal: TestPortal
  proxy: FaultProxy
  portalLog: string[]
  gatewayLog: LogRecord[]
  browser(): Browser
  close(): Promise<void>
}

/** Starts all three in this process, over a new population of personas. */
export async function startRig(options: Partial<Omit<PortalOptions, 'manifests'>> & TestOptions = {}): Promise<Rig> {
  const portalLog: string[] = []
  const gatewayLog: LogRecord[] = []
  const gateway = await startGateway({
    port: 0,
    dataFile: ':memory:',
    hashQueue: quickHashes(),
    logger: record => gatewayLog.push(record),
  })
  const proxy = await startFaultProxy(gateway.origin)
  const portal = await startTestPortal({
    gatewayUrl: proxy.url,
    log: { level: 'info', stream: { write: line => void portalLog.push(line) } },
    ...options,
  })
  return {
    ...{ portal, proxy, portalLog, gatewayLog },
    browser: () => createBrowser(portal),
    async close() {
      await portal.close()
      await proxy.close()
      await gateway.close()
    },
  }
}

function createBrowser(portal: TestPortal): Browser {
  const cookies: Record<string, string> = {}
  const keep = (lines: readonly string[]) => {
    for (const line of lines) {
      const [pair = ''] = line.split(';', 1)
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (/max-age=0/i.test(line)) delete cookies[name]
      else cookies[name] = value
    }
  }
  return {
    cookies,
    async open(path) {
      const { status, text, setCookies } = await portal.send(path, { cookies })
      keep(setCookies)
      return { status, text }
    },
    async ask(document, variables = {}, headers = {}) {
      const id = documentIds[document]
      const answer = await portal.send('/graphql', {
        method: 'POST',
        cookies,
        headers: { 'content-type': 'application/json', 'x-portal': '1', origin: portal.origin, ...headers },
        body: JSON.stringify({ ...(id === undefined ? { query: document } : { id }), variables }),
      })
      keep(answer.setCookies)
      const { data = null, errors = [] } = JSON.parse(answer.text)
      return { status: answer.status, requestId: String(answer.headers['x-request-id']), data, errors }
    },
  }
}
