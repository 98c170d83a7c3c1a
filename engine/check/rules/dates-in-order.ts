import { isJsonObject, type Path } from '../../json.ts'
import { remembered } from '../../remembered.ts'
import { surfaces } from '../../schema/surfaces.ts'
import type { Rule } from './rule.ts'

type Visit = (from: string, until: string, path: Path) => void

function visitDates(value: unknown, path: Path, visit: Visit): void {
  if (Array.isArray(value)) for (const [index, entry] of value.entries()) visitDates(entry, [...path, index], visit)
  if (!isJsonObject(value)) return
  if (typeof value.from === 'string' && typeof value.until === 'string') visit(value.from, value.until, path)
  for (const [key, inside] of Object.entries(value)) visitDates(inside, [...path, key], visit)
}

/** Dates the wrong way round, by the surface that has them: an edit of another file leaves them as they are. */
const wrongDates = remembered((root: object) => {
  const wrong: { from: string; until: string; path: Path }[] = []
  visitDates(root, [], (from, until, path) => {
    if (from > until) wrong.push({ from, until, path })
  })
  return wrong
})

/** `until` is not before `from`: such an item would never show. */
export const datesInOrder: Rule = ({ manifest, report }) => {
  for (const surface of surfaces)
    for (const { from, until, path } of wrongDates(manifest[surface]))
      report(surface, [...path, 'until'], {
        found: `"until": "${until}", before "from": "${from}"`,
        expected: `${from} or later`,
        hint: 'the two days the other way round, or a later one',
      })
}
