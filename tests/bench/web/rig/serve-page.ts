import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { extname, resolve } from 'node:path'
import { compress } from '../../../../server/http/compress.ts'
import { linkHeader } from '../../../../server/pages/send-page.ts'
import { securityHeaders } from '../../../../server/security/security-headers.ts'
import { builtPrefix } from './build-pages.ts'

/** A page that stands beside the portal. */
export interface ServedPage {
  port: number
  stop(): Promise<void>
}

interface Serve {
  port: number
  /** The portal, which answers for everything that is not the page's. */
  portal: number
  folder: string
  /** The page for a request: its HTML, and the sheets that its header names as the portal's does. */
  home: (request: IncomingMessage) => Promise<{ styles: readonly string[]; page: string }>
}

/** What the portal sends with everything, less the policy that lets nothing into what is no page: these pages have sheets and scripts. */
const headersOfPages = { ...securityHeaders, 'content-security-policy': "frame-ancestors 'none'" }

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

/** Serves a page and its files as the portal serves its own: compressed, files to be kept for ever. */
export async function servePage({ port, portal, folder, home }: Serve): Promise<ServedPage> {
  const server = createServer(async (asked, answer) => {
    const path = asked.url ?? '/'
    if (path.startsWith(builtPrefix)) return sendBuilt(resolve(folder, path.slice(builtPrefix.length)), answer)
    if (path !== '/home') return forward(portal, asked, answer)
    const { styles, page } = await home(asked)
    const html = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
    answer.writeHead(200, { ...headersOfPages, ...html, link: linkHeader(styles, []) })
    answer.end(compress(page, 'br'))
  })
  await new Promise<void>(done => server.listen(port, '127.0.0.1', done))
  return { port, stop: () => close(server) }
}

function sendBuilt(file: string, answer: ServerResponse): void {
  const small = !existsSync(`${file}.br`)
  const type = types[extname(file)] ?? 'application/octet-stream'
  const headers = { ...securityHeaders, 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' }
  answer.writeHead(200, small ? headers : { ...headers, 'content-encoding': 'br' })
  answer.end(readFileSync(small ? file : `${file}.br`))
}

function forward(port: number, asked: IncomingMessage, answer: ServerResponse): void {
  const { url: path, method, headers } = asked
  const onward = request({ host: '127.0.0.1', port, path, method, headers }, got => {
    answer.writeHead(got.statusCode ?? 502, got.headers)
    got.pipe(answer)
  })
  onward.on('error', () => answer.writeHead(502).end())
  asked.pipe(onward)
}

const close = (server: Server) =>
  new Promise<void>(done => {
    server.close(() => done())
    server.closeAllConnections()
  })
