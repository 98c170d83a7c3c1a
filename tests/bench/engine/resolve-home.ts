import { type CompiledManifest, compileManifest } from '../../../engine/resolve/compile-manifest.ts'
import { resolveScreen } from '../../../engine/resolve/resolve-screen.ts'
import { resolveShell } from '../../../engine/resolve/resolve-shell.ts'
import { matchRoute } from '../../../engine/resolve/routes.ts'
import type { MemberState } from '../../../engine/state.ts'
import type { Manifest } from '../../../schema/generated/manifests.ts'
import { personas } from '../../manifests/personas.ts'
import type { Work } from './time-in-turns.ts'

const somebody: MemberState = personas['subscriber, active']

/** A brand ready to be asked. @throws Error when an item cannot be compiled */
export function compiled(manifest: Manifest): CompiledManifest {
  return compileManifest(manifest, ({ id, error }) => {
    throw new Error(`The item "${id}" cannot be compiled`, { cause: error })
  })
}

/** Home of a brand for an active subscriber: its screen, or with the shell around it. */
export function resolveHome(brand: CompiledManifest, { shell }: { shell: boolean }): Work {
  const match = matchRoute(brand, brand.brand.defaultRoute)
  if (!match) throw new Error(`${brand.brand.id} has no Home`)
  return shell
    ? () => [resolveShell(brand, somebody), resolveScreen(brand, match, somebody)]
    : () => resolveScreen(brand, match, somebody)
}
