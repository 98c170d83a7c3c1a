import { startPortal } from './support/start-portal.ts'

/** Starts one portal for all journeys; the returned function ends it. */
export default async function startServers(): Promise<() => Promise<void>> {
  const portal = await startPortal()
  process.env.PORTAL_PORT = String(portal.port)
  process.env.PORTAL_GATEWAY = portal.gateway
  process.env.PORTAL_OUTBOX = portal.outbox
  return portal.stop
}
