import { type CheckedManifests, checkManifests } from '../../engine/check/check-manifests.ts'
import { type Diagnostic, diagnosticText } from '../../engine/check/diagnostic.ts'
import { type CompiledManifest, compileManifest } from '../../engine/resolve/compile-manifest.ts'
import type { Report } from '../../engine/state.ts'
import { type ManifestFolder, manifestFiles, manifestsFolder } from './manifest-files.ts'

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
  const { brands } = checkedManifests(await manifestFiles(folder))
  return brands.map(({ manifest }) => compileManifest(manifest, report))
}

/**
 * The brands of a folder of manifests, merged and checked.
 * @throws ManifestErrors when there is a mistake in any of them
 */
export function checkedManifests({ files, imageAddress }: ManifestFolder): CheckedManifests {
  const checked = checkManifests(files, imageAddress)
  if (checked.diagnostics.length > 0) throw new ManifestErrors(checked.diagnostics)
  return checked
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
