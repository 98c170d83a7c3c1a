import type { Manifest, Surface } from '../../schema/generated/manifests.ts'
import { asJsonObject } from '../json.ts'
import { surfaces } from '../schema/surfaces.ts'
import type { Change } from './change.ts'
import { type Contents, contentsOf, editsBetween, type ManifestEdit } from './edits.ts'

/** Edits of a brand's merged manifest to which no change that anybody sees can be traced. */
export function unseenEdits(before: Manifest, after: Manifest, changes: readonly Change[]): ManifestEdit[] {
  const all = surfaces.flatMap(surface =>
    editsBetween(surface, asJsonObject(before[surface]), asJsonObject(after[surface])),
  )
  if (changes.length === 0) return all
  const contents = [before, after].flatMap(manifest =>
    surfaces.map(surface => ({ surface, contents: contentsOf(surface, asJsonObject(manifest[surface])) })),
  )
  return all.filter(edit => !concerned(edit, contents).some(thing => changes.some(change => isAbout(change, thing))))
}

/** An item, condition, segment or section of a surface. */
interface Thing {
  surface: Surface
  key: string
}

/** The edited thing, and for a named condition, segment or guard everything whose rules use it. */
function concerned(edit: ManifestEdit, contents: readonly { surface: Surface; contents: Contents }[]): Thing[] {
  const found: Thing[] = [edit]
  for (const thing of found) {
    const word = thing.surface === 'conditions' ? 'use' : 'in'
    const isNamed = thing.surface === 'conditions' || thing.surface === 'segments'
    const mention = JSON.stringify({ [word]: thing.key }).slice(1, -1)
    for (const { surface, contents: each } of contents)
      for (const [key, fields] of each) {
        const written = JSON.stringify([...fields.values()].map(({ value }) => value))
        const uses = isNamed
          ? written.includes(mention)
          : thing.surface === 'routes' && JSON.stringify(fields.get('guards')?.value ?? []).includes(`"${thing.key}"`)
        if (uses && !found.some(other => other.surface === surface && other.key === key)) found.push({ surface, key })
      }
  }
  return found
}

/** Surfaces whose changes do not carry the id of what was edited: any change of the surface counts. */
const withoutIds: ReadonlySet<Surface> = new Set(['routes', 'journey', 'text', 'brand', 'theme'])

function isAbout(change: Change, { surface, key }: Thing): boolean {
  if (withoutIds.has(surface)) return change.surface === surface
  if (change.surface === 'pages' && surface === 'contact') return change.key.endsWith(`/${key}`)
  return change.surface === surface && (change.key === key || change.kind === 'moved')
}
