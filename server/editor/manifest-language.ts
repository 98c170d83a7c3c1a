import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'jsonc-parser'
import type { CompletionItem, CompletionList, Hover, Position } from 'vscode-json-languageservice'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../engine/check/check-memory.ts'
import { type Diagnostic, namedMistake } from '../../engine/check/diagnostic.ts'
import { type ManifestFile, sharedFolder } from '../../engine/check/parse-folders.ts'
import { languageFile } from '../../engine/languages/language-files.ts'
import type { IdNames } from '../../engine/words/id-names.ts'
import { readIdNames } from '../content/id-names.ts'
import { manifestFiles, type ReadFolder } from '../content/manifest-files.ts'
import { BrandSchemas, documentOf } from './brand-schemas.ts'

/** What an editor asks about manifests, with texts that are not saved yet (CHECK-21). Files are known by absolute paths. */
export class ManifestLanguage {
  readonly #folder: string
  #stored: ReadFolder
  #ids: IdNames
  readonly #open = new Map<string, string>()
  readonly #memory = new CheckMemory()
  readonly #schemas = new BrandSchemas()

  private constructor(folder: string, stored: ReadFolder, ids: IdNames) {
    this.#folder = folder
    this.#stored = stored
    this.#ids = ids
  }

  static async of(folder: string): Promise<ManifestLanguage> {
    return new ManifestLanguage(folder, await manifestFiles(folder), await readIdNames(folder))
  }

  /** Reads what is stored again. */
  async readAgain(): Promise<void> {
    const [stored, ids] = await Promise.all([manifestFiles(this.#folder), readIdNames(this.#folder)])
    this.#ids = ids
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

  /** What can stand at a place of a file; groups and programs by their names, where these were pulled (CHECK-27). */
  async completions(path: string, position: Position): Promise<CompletionList | null> {
    const { document, language } = await this.#read(path)
    const list = await language.doComplete(document, position, language.parseJSONDocument(document))
    return list && { ...list, items: list.items.map(byName) }
  }

  /** What stands at a place means: a field, a choice, a named condition in words. */
  async hover(path: string, position: Position): Promise<Hover | null> {
    const { document, language } = await this.#read(path)
    return language.doHover(document, position, language.parseJSONDocument(document))
  }

  /** Every mistake in any file, by absolute path: what `portal check` would say if all were saved. */
  mistakes(): Map<string, Diagnostic[]> {
    const { diagnostics } = this.#checked()
    const named = diagnostics.map(mistake => namedMistake(mistake, this.#ids))
    return Map.groupBy(named, ({ file }) => resolve(file))
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

  #checked() {
    return checkManifests(this.#files(), this.#stored.imageAddress, this.#memory)
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
      base: contents(sharedFolder),
      own: folder === sharedFolder ? {} : contents(folder),
      images: images.map(parts => parts.at(-1) ?? ''),
      ids: this.#ids,
      merged: languageFile(basename(path)) && this.#checked().brands.find(brand => brand.folder === folder)?.manifest,
    })
    const document = documentOf(pathToFileURL(path).href, this.textOf(path))
    return { document, language }
  }
}

/** An id is known by its name, and found by both. */
function byName(item: CompletionItem): CompletionItem {
  const { detail: name, label: id, filterText = id } = item
  return name === undefined
    ? item
    : { ...item, label: `${name} (${id.replaceAll('"', '')})`, filterText: `${filterText} ${name}` }
}
