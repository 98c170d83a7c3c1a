import type { Surface } from '../../schema/generated/manifests.ts'
import type { JsonObject } from '../json.ts'
import { languageFile, surfacesWithWords } from '../languages/language-files.ts'
import type { Mistake } from '../overlay/mistake.ts'
import { nearest } from '../overlay/nearest.ts'
import type { Place } from '../overlay/places.ts'
import { surfaces } from '../schema/surfaces.ts'
import type { CheckMemory } from './check-memory.ts'
import type { FileText } from './file-text.ts'
import { parseFile } from './parse-file.ts'

/** The folder with what all brands share. */
export const sharedFolder = 'base'

/** The files of one folder of manifests. A file that cannot be parsed is undefined. */
export interface ParsedFolder {
  name: string
  /** Where it is: "manifests/first". */
  path: string
  files: ReadonlyMap<Surface, JsonObject | undefined>
  /** The files of words in other languages: "menus.es.json" is "es" and menus. */
  languages: ReadonlyMap<string, FilesBySurface>
}

type FilesBySurface = ReadonlyMap<Surface, JsonObject | undefined>

/** Whether a place is in a file of the folder with a path. */
export const isInFolder = (path: string, place: Place | undefined): boolean =>
  place?.file.startsWith(`${path}/`) === true

/** All that a folder says, to tell whether it says the same as before. */
export const rootsOf = (folder: ParsedFolder | undefined): unknown[] =>
  [folder?.files ?? none, ...[...(folder?.languages ?? [])].toSorted(byLanguage).map(([, files]) => files)].flatMap(
    files => surfaces.flatMap(surface => [files.has(surface), files.get(surface)]),
  )

const none: FilesBySurface = new Map()
const byLanguage = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)

/** A manifest file as read from disk; `path` ends with the folder's and the file's name: "manifests/base/home.json". */
export interface ManifestFile extends FileText {
  path: string
}

/** A hint without an edit: no edit of a file's text renames the file. */
const nameHint = (file: string, names: readonly string[]) => {
  const near = nearest(file, names)
  return near === undefined ? {} : { hint: `"${near}"` }
}

/** Behind the last sign that could be read. */
function endOf(file: string, text: string): Place {
  const lines = text.split('\n')
  return { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

function parsed({ path, text, wrong }: ManifestFile, { places }: CheckMemory) {
  const mistakes: { place: Place; mistake: Mistake }[] = []
  const report = (place: Place, mistake: Mistake) => void mistakes.push({ place, mistake })
  if (wrong) report(endOf(path, text), wrong)
  const root = wrong ? undefined : parseFile(path, text, places, report)
  delete root?.$schema
  return { root, mistakes }
}

/** Parses every file, folder by folder. Files that are not a surface are reported. */
export function parseFolders(
  files: readonly ManifestFile[],
  memory: CheckMemory,
  report: (place: Place, mistake: Mistake) => void,
): ParsedFolder[] {
  const folders = new Map<string, { files: Files; languages: Map<string, Files> }>()
  for (const { path, text, wrong } of files) {
    const [folder = '', file = ''] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)]
    const inLanguage = languageFile(file)
    const surface = inLanguage?.surface ?? surfaces.find(name => `${name}.json` === file)
    if (surface === undefined) {
      const [start = '', language] = file.split('.')
      const names =
        language === 'json'
          ? surfaces.map(name => `${name}.json`)
          : surfacesWithWords.map(name => `${name}${file.slice(start.length)}`)
      report(
        { file: path, line: 1, column: 1 },
        {
          found: `a file "${file}"`,
          expected: 'a file of the manifest language',
          hint: 'another name, or another folder: README.md lists the files',
          ...nameHint(file, names),
        },
      )
      continue
    }
    const { root, mistakes } = memory.once(`file ${path}`, [text, wrong?.found], () =>
      parsed({ path, text, ...(wrong && { wrong }) }, memory),
    )
    for (const { place, mistake } of mistakes) report(place, mistake)
    const own = folders.get(folder) ?? { files: new Map(), languages: new Map<string, Files>() }
    folders.set(folder, own)
    if (!inLanguage) own.files.set(surface, root)
    else
      own.languages.set(inLanguage.language, (own.languages.get(inLanguage.language) ?? new Map()).set(surface, root))
  }
  return [...folders].map(([path, own]) => ({ name: path.split('/').at(-1) ?? '', path, ...own }))
}

type Files = Map<Surface, JsonObject | undefined>
