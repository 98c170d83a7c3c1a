import { startPortal } from '../browser/support/start-portal.ts'
import { installEngines } from './find-engines.ts'

/** Finds or installs the engines and starts one portal for all of them; the returned function stops it. */
export default async function startServer(): Promise<() => Promise<void>> {
  for (const missing of installEngines())
    console.warn(`${missing} is not here and could not be installed: the portal was NOT tried in it.`)
  const portal = await startPortal()
  process.env.PORTAL_PORT = String(portal.port)
  return portal.stop
}
