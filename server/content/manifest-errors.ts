import { type Diagnostic, diagnosticText } from '../../engine/check/diagnostic.ts'

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
