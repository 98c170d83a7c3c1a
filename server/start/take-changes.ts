import type { RunningPortal } from '../start-portal.ts'

/** Takes changed manifests in use and says so; mistakes are shown, and the last good revision goes on serving. */
export async function takeChanges(reload: RunningPortal['reload']): Promise<void> {
  const result = await reload()
  if (result.ok) return console.log('Manifests changed: taken in use')
  const { error } = result
  console.error(`Manifests changed, but not taken in use:\n${error instanceof Error ? error.message : String(error)}`)
}
