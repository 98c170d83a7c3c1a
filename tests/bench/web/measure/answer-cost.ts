import { readPage } from '../rig/read-home.ts'
import type { PortalProcess } from '../rig/start-portal-process.ts'

const warmUp = 200
const measured = 300

/**
 * Processor time of the portal's process for a whole Home over HTTP, milliseconds: session, graph and its eight or more calls,
 * engine, rendering, brotli. The REST gateway is another process.
 */
export async function answerCost(portal: PortalProcess, host: string, cookie: string): Promise<number> {
  const read = async (times: number) => {
    for (let done = 0; done < times; done++)
      await readPage(portal.port, host, '/home', cookie, { 'accept-encoding': 'br' })
  }
  await read(warmUp)
  const before = await portal.usage()
  await read(measured)
  return ((await portal.usage()).cpu - before.cpu) / measured / 1000
}
