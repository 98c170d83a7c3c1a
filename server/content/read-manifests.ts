import { checkManifests } from '../../engine/check/check-manifests.ts'
import { type Diagnostic, diagnosticText } from '../../engine/check/diagnostic.ts'
import { type CompiledManifest, compileManifest } from '../../engine/resolve/compile-manifest.ts'
import type { Report } from '../../engine/state.ts'
import { manifestFiles, manifestsFolder } from './manifest-files.ts'

/**
 * Reads, checks, merges and compiles the manifests of all brands.
 * @throws ManifestErrors with every mistake when anything is wrong; nothing is served then.
 */
export async function readManifests(
  folder: string = manifestsFolder(),
  report: Report = ({ id, error }) => {
    throw new Error(`The item "${id}" cannot be compiled`, { cause: error })
  },
): Promise<CompiledManifest[]> {
  const { files, imageAddress } = await manifestFiles(folder)
  const { diagnostics, brands } = checkManifests(files, imageAddress)
  if (diagnostics.length > 0) throw new ManifestErrors(diagnostics)
  return brands.map(({ manifest }) => compileManifest(manifest, report))
}

/** Manifests that must not be served: the message is what `portal check` prints. */
export class ManifestErrors extends Error {
  readonly diagnostics: readonly Diagnostic[]

  constructor(diagnostics: readonly Diagnostic[]) {
    const count = diagnostics.length === 1 ? '1 mistake' : `${diagnostics.length} mistakes`
    super(`${diagnostics.map(diagnosticText).join('\n\n')}\n\n${count} in the manifests.`)
    this.name = 'ManifestErrors'
    this.diagnostics = diagnostics
  }
}
