import { resolve } from 'node:path'
import { request } from 'undici'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import type { RenderPage } from '../../web/server/page.ts'
import { top } from '../build/build-paths.ts'
import { readManifests } from '../content/read-manifests.ts'
import { type PortalOptions, type RunningPortal, startPortal } from '../start-portal.ts'

const folder = resolve(top, 'manifests')

let shipped: Promise<CompiledManifest[]> | undefined
/** The shipped brands, which nothing changes: read and checked once for all tests of a worker, as that takes half a second. */
export function shippedBrands(): Promise<CompiledManifest[]> {
  shipped ??= readManifests(folder)
  return shipped
}

/** A page that says only which address it is for. */
export const plainRender: RenderPage = async ({ request: { url } }) => page(200, `<h1>${new URL(url).pathname}</h1>`)

export function page(status: number, html: string): Awaited<ReturnType<RenderPage>> {
  return {
    kind: 'page',
    status,
    styles: ['/theme.css', '/assets/style.css'],
    html: `<!doctype html>${html}`,
  }
}

export interface TestPortal extends RunningPortal {
  /** Sends a request to the first brand, or to another host. */
  send(path: string, options?: SendOptions): Promise<Reply>
  /** Host of a brand with the port, and its address. */
  host: string
  origin: string
}
export interface SendOptions {
  host?: string
  method?: 'GET' | 'POST' | 'HEAD'
  headers?: Record<string, string>
  cookies?: Record<string, string>
  body?: string
}
export interface Reply {
  status: number
  headers: Record<string, string | string[] | undefined>
  setCookies: string[]
  text: string
}

export interface TestOptions {
  renderPage?: RenderPage
  /** Other brands than the shipped ones. */
  brands?: readonly CompiledManifest[]
  /** Which of the brands requests go to. */
  brandIndex?: number
}

/** A running portal on a free port with the shipped manifests, and a page in place of the built client. */
export async function startTestPortal(
  options: Partial<Omit<PortalOptions, 'manifests'>> & TestOptions = {},
): Promise<TestPortal> {
  const { renderPage = plainRender, brandIndex = 0, brands = await shippedBrands(), ...others } = options
  const portal = await startPortal({
    port: 0,
    host: '127.0.0.1',
    gatewayUrl: 'http://127.0.0.1:9',
    web: {
      renderPage,
      assets: { script: '/assets/entry.js', styles: ['/assets/entry.css'], preload: [], parts: {} },
      folder,
    },
    ...others,
    manifests: { folder, brands },
  })
  const host = `${brands[brandIndex]?.brand.hosts[0] ?? ''}:${portal.port}`
  return { ...portal, host, origin: `http://${host}`, send: (path, sent) => send(portal.port, host, path, sent) }
}

/** Sends a request to a portal on a port of this machine. */
export async function send(port: number, brandHost: string, path: string, options: SendOptions = {}): Promise<Reply> {
  const { host = brandHost, method = 'GET', cookies = {}, body = null } = options
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const answer = await request(`http://127.0.0.1:${port}${path}`, {
    method,
    body,
    headers: { host, ...(cookie !== '' && { cookie }), ...options.headers },
  })
  const set = answer.headers['set-cookie'] ?? []
  return {
    status: answer.statusCode,
    headers: answer.headers,
    setCookies: Array.isArray(set) ? set : [set],
    text: await answer.body.text(),
  }
}
