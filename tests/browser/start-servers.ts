import { oncePerSource } from '../../server/build/once-per-source.ts'
import { galleryBuild } from '../gallery/vite-config.ts'
import { startOnFixedDay } from './looks/start-on-fixed-day.ts'
import { startPortal } from './support/start-portal.ts'

/** Starts a portal for all journeys and one whose day is fixed for all screens, and builds the gallery; the returned function ends them. */
export default async function startServers(): Promise<() => Promise<unknown>> {
  await oncePerSource(galleryBuild)
  const starting = [startPortal(), startOnFixedDay()] as const
  const stop = async () => {
    for (const started of await Promise.allSettled(starting))
      if (started.status === 'fulfilled') await started.value.stop()
  }
  try {
    const [portal, onFixedDay] = await Promise.all(starting)
    process.env.PORTAL_PORT = String(portal.port)
    process.env.PORTAL_GATEWAY = portal.gateway
    process.env.PORTAL_OUTBOX = portal.outbox
    process.env.FIXED_DAY_PORT = String(onFixedDay.port)
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}
