import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { followChanges } from '../content/follow-changes.ts'
import { announcement, brandAddress } from '../start/announcement.ts'
import { startChild } from '../start/child.ts'
import { firstFree } from '../start/free-port.ts'
import { readSignIns } from '../start/sign-ins.ts'
import { browserMessages } from './browser-messages.ts'
import { failurePage, failureText } from './failure.ts'
import { type FromSupervisor, startAgain, type ToSupervisor } from './messages.ts'
import { readableLog } from './readable-log.ts'
import { type ServerCode, serverCodeLoader } from './server-code.ts'
import { createSources, viteBase } from './vite-server.ts'
import { watchChanges } from './watch-changes.ts'
import { sourceClient } from './web-client.ts'

export interface DevServerOptions {
  port: number
  gatewayUrl: string
  /** Whether the supervising process runs that gateway. */
  ownGateway: boolean
  /** Folder of manifests. */
  manifests: string
}

/** What generate.ts is told to make. */
const generatorsOf = { documents: ['--graphql'], names: ['--names'], schemas: [] } as const

const isLocal = /^(localhost|.*\.localhost|127\.0\.0\.1)(:\d+)?$/

/**
 * One port for everything while developing: Vite below its base, the portal made by the newest code for all else. A
 * mistake is shown in the terminal and in browsers; what worked last goes on serving until it is mended.
 */
export async function runDevServer({ port: wanted, gatewayUrl, ownGateway, manifests }: DevServerOptions) {
  const http = createServer((request, response) => {
    answer(request, response).catch(error => {
      console.error(failureText(error))
      response.destroy()
    })
  })
  const sources = await createSources(http, manifests)
  const { vite } = sources
  let code: ServerCode | undefined
  let mistake: unknown
  let isPageBroken = false

  const web = sourceClient(sources, error => {
    isPageBroken = true
    console.error(failureText(error))
  })
  const load = serverCodeLoader({ sources, web, gatewayUrl, manifests, log: readableLog })
  const { taken } = followChanges(manifests)
  const browsers = browserMessages(vite.environments.client.hot)
  const showMistake = (error: unknown): void => {
    console.error(failureText(error))
    browsers.show(error)
  }

  async function loadCode(): Promise<void> {
    try {
      const former = code
      code = await load()
      mistake = undefined
      former?.portal.close().catch(showMistake)
    } catch (error) {
      mistake = error
      showMistake(error)
    }
  }
  let loading = loadCode()
  const port = await firstFree(wanted, free => listen(http, free))

  watchChanges({
    sources,
    manifests,
    async onServer(files) {
      const began = performance.now()
      loading = loading.then(loadCode)
      await loading
      if (mistake !== undefined) return
      console.log(`Server code loaded in ${Math.round(performance.now() - began)} ms: ${files.join(', ')}`)
      browsers.reload()
    },
    async onManifests() {
      await loading
      const result = await code?.portal.reload()
      if (result?.ok === false) {
        console.error(failureText(result.error))
        browsers.refuse(result.error)
        return false
      }
      browsers.take()
      console.log(['Manifests reloaded', ...(await taken())].join('\n  '))
      browsers.reload()
      await needGateway()
      return result?.ok ?? false
    },
    async onGenerate(what) {
      const child = startChild(['server/cli/generate.ts', ...generatorsOf[what]], {}, 'all')
      await child.ended
    },
    onGateway: () => tellSupervisor({ kind: 'gateway-changed' }),
    onFrame: () => process.exit(startAgain),
    onWeb() {
      if (!isPageBroken) return
      isPageBroken = false
      browsers.reload()
    },
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', headers } = request
    if (url.startsWith(viteBase) && (isLocal.test(headers.host ?? '') || code?.portal.serves(headers.host)))
      return sources.vite.middlewares(request, response, () => response.writeHead(404).end())
    await loading
    if (code) return code.portal.answer(request, response)
    const nonce = randomBytes(18).toString('base64url')
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(failurePage(mistake, nonce))
  }

  async function needGateway(): Promise<void> {
    const brands = code?.brands.map(({ brand }) => brand) ?? []
    if (!ownGateway || brands.length === 0) return
    const portals = brands.map(brand => `${brand.domainId}=${brandAddress(brand, port)}`).join(',')
    const ready = gatewayReady()
    tellSupervisor({ kind: 'gateway-needed', domainIds: brands.map(({ domainId }) => domainId), portals })
    await ready
  }

  await loading
  await needGateway()
  const brands = code?.brands.map(({ brand }) => brand) ?? []
  const signIns = await readSignIns(gatewayUrl)
  console.log(announcement({ brands, port, gatewayUrl, developer: true, signIns }))
}

function listen(http: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((done, fail) => {
    http.once('error', fail)
    http.listen(port, () => {
      http.off('error', fail)
      done(port)
    })
  })
}

function tellSupervisor(message: ToSupervisor): void {
  process.send?.(message)
}

function gatewayReady(): Promise<void> {
  return new Promise(done => {
    const hear = (message: FromSupervisor) => {
      if (message.kind !== 'gateway-ready') return
      process.off('message', hear)
      done()
    }
    process.on('message', hear)
  })
}
