import { startPortal } from './support/start-portal.ts'

/** Starts one portal for all journeys; the returned function ends it. */
export default async function startServers(): Promise<() => Promise<void>> {
  const portal = await startPortal()
  process.env.PORTAL_PORT = String(portal.port)
  return portal.stop
}
