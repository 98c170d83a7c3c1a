import { checkManifests } from '../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../engine/check/check-memory.ts'
import { messageOf } from './message-of.ts'

/** A mistake where it stands, in the words of `portal check`. */
export interface CheckMistake {
  readonly path: string
  readonly line: number
  readonly column: number
  readonly message: string
  /** The brands in which it is a mistake, when it is not one in all. */
  readonly brands?: readonly string[]
}

/** Files that are otherwise than before, null for one that is gone, and the paths of assets where these are others. */
export interface CheckedFiles {
  readonly files: readonly (readonly [path: string, text: string | null])[]
  readonly assets?: readonly string[]
}

/** The check of a draft as it is edited: what did not change is not checked again (CHECK-22, STUDIO-12). */
export class DraftCheck {
  readonly #files = new Map<string, string>()
  /** Pictures that the draft's own edits bring, as a new brand does. */
  readonly #drawings = new Set<string>()
  readonly #memory = new CheckMemory()
  #assets: ReadonlySet<string> = new Set()

  take({ files, assets }: CheckedFiles): void {
    if (assets) this.#assets = new Set(assets)
    for (const [path, text] of files) {
      if (!path.endsWith('.json')) this.#drawings[text === null ? 'delete' : 'add'](path)
      else if (text === null) this.#files.delete(path)
      else this.#files.set(path, text)
    }
  }

  mistakes(): CheckMistake[] {
    const sorted = [...this.#files].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([path, text]) => ({ path, text }))
    const { diagnostics } = checkManifests(sorted, this.#address, this.#memory)
    return diagnostics.map(({ file, line, column, brands, ...mistake }) => ({
      ...{ path: file, line, column, message: messageOf(mistake) },
      ...(brands && { brands }),
    }))
  }

  readonly #address = (folder: string, file: string) => {
    const path = `${folder}/assets/${file}`
    return this.#assets.has(path) || this.#drawings.has(path) ? `/brand-assets/${folder}/${file}` : undefined
  }
}
