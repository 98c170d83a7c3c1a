import { resolve } from 'node:path'
import { top } from '../../../../server/build/build-paths.ts'
import { manifestsFolder } from '../../../../server/content/manifest-files.ts'

/** A module that is started in a process of its own, with its arguments. */
export interface Program {
  module: string
  args: string[]
}

/**
 * The portal of a checkout, installed and built, as its own portal-process.ts starts it in production over a gateway, with
 * its own manifests unless others are named.
 */
export function portalProgram(
  checkout: string,
  port: number,
  gateway: string,
  manifests = manifestsOf(checkout),
): Program {
  const module = resolve(checkout, 'tests/bench/web/rig/portal-process.ts')
  return { module, args: [String(port), gateway, manifests] }
}

const manifestsOf = (checkout: string) => (checkout === top ? manifestsFolder() : resolve(checkout, 'manifests'))
