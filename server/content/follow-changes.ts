import { stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type Contents, comparable, contentsOf, editsOf, type ManifestEdit } from '../../engine/impact/edits.ts'
import { sameItems } from '../../engine/impact/same-items.ts'
import { asJsonObject, type JsonObject } from '../../engine/json.ts'
import { manifestFiles } from './manifest-files.ts'
import { git } from './manifests-at.ts'

/** What has changed in a folder of manifests since it was last taken. */
export interface FollowedChanges {
  /**
   * One line for each file that changed: which, when, by whom where git knows, and what (CHECK-23). Called when a revision was
   * taken; files of brands that were refused wait for the next time.
   */
  taken(refused?: readonly string[]): Promise<string[]>
}

/** Follows the changes of a folder from now on. */
export function followChanges(folder: string): FollowedChanges {
  let known = textsOf(folder)
  return {
    async taken(refused = []) {
      const [before, after] = [await known, await textsOf(folder)]
      const waits = (path: string) => refused.includes(basename(dirname(path)))
      const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
        path => !waits(path) && before.get(path) !== after.get(path),
      )
      known = Promise.resolve(
        new Map([...[...after].filter(([path]) => !waits(path)), ...[...before].filter(([path]) => waits(path))]),
      )
      return Promise.all(paths.map(path => lineOf(path, folder, before.get(path), after.get(path))))
    },
  }
}

async function textsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const { files } = await manifestFiles(folder)
  return new Map(files.map(({ path, text }) => [path, text]))
}

async function lineOf(path: string, folder: string, before: string | undefined, after: string | undefined) {
  const file = join(folder, basename(dirname(path)), basename(path))
  const [time, author] = await Promise.all([changedAt(file), authorOf(file)])
  const when = [time && `at ${time}`, author && `by ${author}`].filter(each => each).join(' ')
  return `${path}${when === '' ? '' : ` ${when}`}: ${changeIn(before, after).line}`
}

const changedAt = (file: string): Promise<string | undefined> =>
  stat(file).then(
    ({ mtime }) => mtime.toISOString().replace(/\.\d+/, ''),
    () => undefined,
  )

/** Who committed a file, as long as it is as committed: whose edits are not committed git does not know. */
async function authorOf(file: string): Promise<string | undefined> {
  try {
    const [status, author] = await Promise.all([
      git(dirname(file), 'status', '--porcelain', '--', file),
      git(dirname(file), 'log', '-1', '--format=%an', '--', file),
    ])
    return status.trim() === '' ? author.trim() || undefined : undefined
  } catch {
    return undefined
  }
}

/** What became of a file's text: the ids of the items that changed, and in one line its first change and how many more there are. */
export function changeIn(before: string | undefined, after: string | undefined): { items: string[]; line: string } {
  // A brand's file and a whole one are read alike here: whatever has an id is an item, all else a field.
  const [former, latter] = [parsed(before), parsed(after)]
  const same = sameItems(former, latter)
  const contents = [contentsOf('brand', former, undefined, same), contentsOf('brand', latter, undefined, same)] as const
  const edits = editsOf('brand', ...comparable(...contents))
  const items = [...new Set(edits.map(({ key }) => key).filter(key => key !== ''))]
  if (before === undefined) return { items, line: 'a new file' }
  if (after === undefined) return { items, line: 'the file is gone' }
  const [first] = edits
  if (!first) return { items, line: 'written otherwise, to say the same' }
  const others = edits.reduce((sum, { what, fields }) => sum + (what === 'changed' ? fields.length : 1), -1)
  const said = firstChange(first, contents)
  return { items, line: others === 0 ? said : `${said}, and ${others} more` }
}

function firstChange({ key, what, fields: [field = ''] }: ManifestEdit, contents: readonly Contents[]): string {
  if (what !== 'changed') return `${JSON.stringify(key)} ${what}`
  const [from, to] = contents.map(each => shortened(each.get(key)?.get(field)?.value))
  return `${nameOf(key, field)}: ${from} → ${to}`
}

const nameOf = (key: string, field: string) =>
  [key === '' ? [] : [JSON.stringify(key)], field.replace(/^(?:set|fields|changes)\./, '')].flat().join(' ')

/** The file as JSON; nothing for one that cannot be read, which no revision is made of. */
function parsed(text = '{}'): JsonObject {
  try {
    return asJsonObject(JSON.parse(text))
  } catch {
    return {}
  }
}

const longest = 60

function shortened(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
