import { type Diagnostic, diagnosticText } from '../../engine/check/diagnostic.ts'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'

/** What of manifests with mistakes may be served all the same. */
interface Remainder {
  /** Folders of the brands that may not. */
  refused: readonly string[]
  /** The other brands. */
  good: readonly CompiledManifest[]
}

/** Manifests with mistakes, which must not be served: the message is what `portal check` prints. */
export class ManifestErrors extends Error implements Remainder {
  readonly diagnostics: readonly Diagnostic[]
  readonly refused: readonly string[]
  readonly good: readonly CompiledManifest[]

  constructor(diagnostics: readonly Diagnostic[], { refused, good }: Remainder = { refused: [], good: [] }) {
    const count = diagnostics.length === 1 ? '1 mistake' : `${diagnostics.length} mistakes`
    super(`${diagnostics.map(diagnosticText).join('\n\n')}\n\n${count} in the manifests.`)
    this.name = 'ManifestErrors'
    this.diagnostics = diagnostics
    this.refused = refused
    this.good = good
  }
}

/** The folders of brands that an error keeps from being served; all of them when it tells of none that may. */
export const refusedBy = (error: unknown): readonly string[] | 'all' =>
  error instanceof ManifestErrors && error.good.length > 0 ? error.refused : 'all'

/** The first mistakes of manifests in words; `portal check` prints all. */
export function briefly(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.length <= longest ? text : `${text.slice(0, longest)} …`
}
const longest = 1_000
