import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isJsonObject } from '../../engine/json.ts'
import type { IdNames } from '../../engine/words/id-names.ts'

/** The file of a folder of manifests that says how groups and programs are called: no manifest, and no brand's. */
export const idNamesFile = (folder: string): string => join(folder, 'names.json')

/** The names of groups and programs that `portal names pull` brought; none where it never ran, or somebody broke the file. */
export async function readIdNames(folder: string): Promise<IdNames> {
  try {
    const value: unknown = JSON.parse(await readFile(idNamesFile(folder), 'utf8'))
    return isJsonObject(value)
      ? Object.fromEntries(Object.entries(value).map(([openSet, names]) => [openSet, textsOf(names)]))
      : {}
  } catch {
    return {}
  }
}

const textsOf = (names: unknown): { [id: string]: string } =>
  isJsonObject(names) ? Object.fromEntries(Object.entries(names).filter(isText)) : {}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
