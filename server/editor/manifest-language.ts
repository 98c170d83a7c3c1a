import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'jsonc-parser'
import type { CompletionList, Hover, Position } from 'vscode-json-languageservice'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../engine/check/check-memory.ts'
import type { Diagnostic } from '../../engine/check/diagnostic.ts'
import type { ManifestFile } from '../../engine/check/parse-folders.ts'
import { manifestFiles, type ReadFolder } from '../content/manifest-files.ts'
import { BrandSchemas, documentOf } from './brand-schemas.ts'

const shared = 'base'

/** What an editor asks about manifests, with texts that are not saved yet (CHECK-21). Files are known by absolute paths. */
export class ManifestLanguage {
  readonly #folder: string
  #stored: ReadFolder
  readonly #open = new Map<string, string>()
  readonly #memory = new CheckMemory()
  readonly #schemas = new BrandSchemas()

  private constructor(folder: string, stored: ReadFolder) {
    this.#folder = folder
    this.#stored = stored
  }

  static async of(folder: string): Promise<ManifestLanguage> {
    return new ManifestLanguage(folder, await manifestFiles(folder))
  }

  /** Reads what is stored again. */
  async readAgain(): Promise<void> {
    const stored = await manifestFiles(this.#folder)
    const isSame = stored.images.join('\n') === this.#stored.images.join('\n')
    this.#stored = isSame ? { ...stored, imageAddress: this.#stored.imageAddress } : stored
  }

  /** Whether a file is a manifest of the folder. */
  has(path: string): boolean {
    return path.endsWith('.json') && dirname(dirname(path)) === this.#folder
  }

  /** A file as an editor has it open; undefined when it is closed, and what is stored counts. */
  say(path: string, text: string | undefined): void {
    if (text === undefined) this.#open.delete(path)
    else this.#open.set(path, text)
  }

  /** What can stand at a place of a file. */
  async completions(path: string, position: Position): Promise<CompletionList | null> {
    const { document, language } = await this.#read(path)
    return language.doComplete(document, position, language.parseJSONDocument(document))
  }

  /** What stands at a place means: a field, a choice, a named condition in words. */
  async hover(path: string, position: Position): Promise<Hover | null> {
    const { document, language } = await this.#read(path)
    return language.doHover(document, position, language.parseJSONDocument(document))
  }

  /** Every mistake in any file, by absolute path: what `portal check` would say if all were saved. */
  mistakes(): Map<string, Diagnostic[]> {
    const { diagnostics } = checkManifests(this.#files(), this.#stored.imageAddress, this.#memory)
    return Map.groupBy(diagnostics, ({ file }) => resolve(file))
  }

  textOf(path: string): string {
    return this.#open.get(path) ?? this.#stored.files.find(file => resolve(file.path) === path)?.text ?? ''
  }

  #files(): ManifestFile[] {
    const stored = this.#stored.files.map((file): ManifestFile => {
      const open = this.#open.get(resolve(file.path))
      return open === undefined ? file : { path: file.path, text: open }
    })
    const known = new Set(stored.map(({ path }) => resolve(path)))
    const added = [...this.#open].filter(([path]) => !known.has(path) && this.has(path))
    return [...stored, ...added.map(([path, text]) => ({ path, text }))]
  }

  async #read(path: string) {
    const folder = basename(dirname(path))
    const contents = (name: string) =>
      Object.fromEntries(
        this.#files()
          .filter(file => file.path.split('/').at(-2) === name)
          // What is just being written need not be right to be understood.
          .map(file => [basename(file.path, '.json'), parse(file.text) as unknown]),
      )
    const images = this.#stored.images.map(image => image.split(/[\\/]/)).filter(([brand]) => brand === folder)
    const language = await this.#schemas.of(folder, {
      base: contents(shared),
      own: folder === shared ? {} : contents(folder),
      images: images.map(parts => parts.at(-1) ?? ''),
    })
    const document = documentOf(pathToFileURL(path).href, this.textOf(path))
    return { document, language }
  }
}
