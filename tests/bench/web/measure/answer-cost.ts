import { readPage } from '../rig/read-home.ts'
import type { PortalProcess } from '../rig/start-portal-process.ts'

const warming = 200
const measured = 100

async function read(portal: PortalProcess, host: string, cookie: string, times: number): Promise<void> {
  for (let done = 0; done < times; done++)
    await readPage(portal.port, host, '/home', cookie, { 'accept-encoding': 'br' })
}

/** Has a portal send Home often enough that its code is compiled. */
export const warmUp = (portal: PortalProcess, host: string, cookie: string) => read(portal, host, cookie, warming)

/**
 * Processor time of a warm portal's process for a whole Home over HTTP, milliseconds: session, graph and its eight or more calls,
 * engine, rendering, brotli. The REST gateway is another process.
 */
export async function answerCost(portal: PortalProcess, host: string, cookie: string): Promise<number> {
  const before = await portal.usage()
  await read(portal, host, cookie, measured)
  return ((await portal.usage()).cpu - before.cpu) / measured / 1000
}
