import type { Condition } from '../../../schema/generated/manifests.ts'
import { conditionsUsedIn, segmentsUsedIn } from '../../conditions/fold-condition.ts'
import { conditionOf } from '../../conditions/written-conditions.ts'
import { isJsonObject, type Path, valueAt } from '../../json.ts'
import { remembered } from '../../remembered.ts'
import { schemaOf, walkAnnotated } from '../../schema/manifest-schema.ts'
import { surfaceTitles } from '../../schema/surfaces.ts'
import type { Rule } from './rule.ts'

/** What of a segment decides who is in it. */
const deciding = ['of', 'values'] as const

/**
 * Who sees an item whose "shown" is locked is not changed by way of a named condition or a segment either, of its own or of
 * what is around it (CHECK-13).
 */
export const lockedConditions: Rule = ({ manifest, isOwn, report }) => {
  const named = manifest.conditions.conditions
  const told = new Set<string>()
  const toldSegments = new Set<string>()
  const visit = (condition: Condition, id: string) => {
    for (const name of conditionsUsedIn(condition)) {
      const used = named[name]
      if (!used || told.has(name)) continue
      told.add(name)
      if (isOwn('conditions', ['conditions', name, 'when']))
        report('conditions', ['conditions', name, 'when'], {
          found: `another "${name}", which decides who sees "${id}"`,
          expected: `"${id}" shown as base has it: that is locked`,
          hint: 'a condition with a name of its own',
        })
      visit(used.when, id)
    }
    for (const name of segmentsUsedIn(condition)) {
      const field = deciding.find(each => isOwn('segments', ['segments', name, each]))
      if (!field || toldSegments.has(name)) continue
      toldSegments.add(name)
      report('segments', ['segments', name, field], {
        found: `another "${name}", which decides who sees "${id}"`,
        expected: `"${id}" shown as base has it: that is locked`,
        hint: 'a segment with a name of its own',
      })
    }
  }
  for (const [surface, title] of surfaceTitles)
    for (const { path, id, conditions } of lockedItems(manifest[surface], title))
      if (!isOwn(surface, path)) for (const condition of conditions) visit(condition, id)
}

interface LockedItem {
  path: Path
  id: string
  /** Its own condition and those of what is around it. */
  conditions: readonly Condition[]
}

/** Items whose "shown" is locked, by the surface that has them: an edit of another file leaves them as they are. */
const lockedItems = remembered((root: object, title: string): readonly LockedItem[] => {
  const locked: LockedItem[] = []
  walkAnnotated(root, schemaOf(title), (value, _schema, path) => {
    if (!isJsonObject(value) || !Array.isArray(value.locked) || !value.locked.includes('shown')) return
    const around = Array.from({ length: path.length + 1 }, (_, length) => valueAt(root, path.slice(0, length)))
    const conditions = around.flatMap(each =>
      isJsonObject(each) && each.showWhen !== undefined ? [conditionOf(each.showWhen)] : [],
    )
    locked.push({ path, id: String(value.id), conditions })
  })
  return locked
})
