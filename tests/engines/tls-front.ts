import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { selfSigned } from './self-signed.ts'

/** A front that speaks TLS before a portal, as one stands before it in production. */
export interface TlsFront {
  port: number
  stop(): Promise<void>
}

/** Starts a front with a certificate of its own before the portal of a port. */
export async function startTlsFront(portal: number): Promise<TlsFront> {
  const server = createServer(selfSigned(), (asked, answer) => {
    const { method, url, headers } = asked
    const sent = { ...headers, 'x-forwarded-proto': 'https' }
    const call = request({ host: '127.0.0.1', port: portal, method, path: url, headers: sent }, given => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    // A browser may go before it has its answer; then nobody waits for the portal's.
    call.on('error', () => answer.destroy())
    answer.on('close', () => call.destroy())
    asked.pipe(call)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
