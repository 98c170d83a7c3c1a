import { startPortal } from '../browser/support/start-portal.ts'
import { installEngines } from './find-engines.ts'
import { startTlsFront } from './tls-front.ts'

/** Finds or installs the engines and starts one portal for all of them, with a TLS front; the returned function stops both. */
export default async function startServer(): Promise<() => Promise<void>> {
  for (const missing of installEngines())
    console.warn(`${missing} is not here and could not be installed: the portal was NOT tried in it.`)
  const portal = await startPortal()
  process.env.PORTAL_PORT = String(portal.port)
  const front = await startTlsFront(portal.port)
  process.env.TLS_PORT = String(front.port)
  return async () => {
    await front.stop()
    await portal.stop()
  }
}
