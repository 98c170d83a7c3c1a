import { createRequire } from 'node:module'
import type * as Service from 'vscode-json-languageservice'
import { isJsonObject } from '../../engine/json.ts'
import type { IdNames } from '../../engine/words/id-names.ts'
import { type Bundle, bundleSchemas } from '../../schema/generate/bundle-schemas.ts'
import { editorSchemas } from '../../schema/generate/editor/editor-schemas.ts'
import { type FilesBySurface, manifestNames } from '../../schema/generate/editor/manifest-names.ts'
import type { Manifest } from '../../schema/generated/manifests.ts'
import { wordsSchemas } from '../generate/words-schemas.ts'

// The package's entry for imports leaves out the endings that Node asks for.
const { getLanguageService, TextDocument } = createRequire(import.meta.url)(
  'vscode-json-languageservice',
) as typeof Service

/** What one folder's files may say, as of its last edit. */
interface Known {
  names: string
  language: Service.LanguageService
}

/** A text as an editor has it, under the address of its file. */
export const documentOf = (uri: string, text: string): Service.TextDocument => TextDocument.create(uri, 'json', 1, text)

/** JSON as editors understand it in each folder: with the names of base and of its brand, and of no other. */
export class BrandSchemas {
  readonly #bundle: Promise<Bundle> = bundleSchemas()
  readonly #known = new Map<string, Known>()

  /** The language of a folder's files, with the names that these define at the moment. */
  async of(folder: string, { base, own, images, ids, merged }: Definitions): Promise<Service.LanguageService> {
    const names = manifestNames(base, own, images, ids)
    const words = wordsSchemas(merged ? { ...merged } : rootsOf(base))
    const told = JSON.stringify([names.byFormat, names.added, ids, [...words.values()]])
    const known = this.#known.get(folder)
    if (known?.names === told) return known.language
    const schemas = new Map([...editorSchemas(await this.#bundle, names), ...words])
    const language = getLanguageService({
      schemaRequestService: async uri => JSON.stringify(schemas.get(surfaceOf(uri)) ?? {}),
      // Whatever a file says where its schema is kept: that one knows base alone.
      workspaceContext: { resolveRelativePath: path => schemaOf(surfaceOf(path)) },
    })
    language.configure({
      schemas: [...schemas.keys()].map(name => ({ uri: schemaOf(name), fileMatch: [`*/${filesOf(name)}.json`] })),
    })
    this.#known.set(folder, { names: told, language })
    return language
  }
}

/** What the files of base and of one brand define, and how groups and programs are called. */
interface Definitions {
  base: FilesBySurface
  own: FilesBySurface
  images: readonly string[]
  ids: IdNames
  /** The brand as merged, when nothing is wrong with it: other languages say its words. */
  merged?: Manifest | undefined
}

const rootsOf = (files: FilesBySurface) =>
  Object.fromEntries(Object.entries(files).flatMap(([name, root]) => (isJsonObject(root) ? [[name, root]] : [])))

/** The names of the files that follow a schema: "menus.words" is that of words in any other language. */
const filesOf = (schema: string) => schema.replace(/\.words$/, '.*')

const schemaOf = (surface: string) => `manifest:///${surface}.schema.json`
const surfaceOf = (path: string) => path.split('/').at(-1)?.replace('.schema.json', '') ?? ''
