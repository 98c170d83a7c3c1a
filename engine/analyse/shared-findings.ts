import type { Overlay } from '../../schema/generated/manifests.ts'
import type { CheckedManifests } from '../check/check-manifests.ts'
import { type ParsedFolder, rootsOf, sharedFolder } from '../check/parse-folders.ts'
import { isJsonObject, type Json, type JsonObject, sameJson, withoutPath } from '../json.ts'
import type { Registry } from '../members/registry.ts'
import { applyOverlay } from '../overlay/apply-overlay.ts'
import { Places } from '../overlay/places.ts'
import { type Statement, statementsOf } from '../overlay/statements.ts'
import { sortByCategory } from '../resolve/sort-by-category.ts'
import type { Finding } from './finding.ts'
import { namesUsed } from './unused.ts'

const nowhere = { file: 'manifests', line: 1, column: 1 }

/** What can be found only by comparing brands with one another, with base and with the fact registry. */
export function sharedFindings({ brands, folders, placeAt, memory }: CheckedManifests, registry: Registry): Finding[] {
  const base = folders.find(({ name }) => name === sharedFolder)
  const own = folders.filter(folder => folder !== base)
  const at = ({ overlay, path }: Statement) => placeAt(overlay, path) ?? nowhere
  const used = new Set(brands.flatMap(({ manifest }) => [...namesUsed(manifest)]))
  return [
    ...own
      .flatMap(folder =>
        memory.once(`idle statements of ${folder.path}`, [...rootsOf(base), ...rootsOf(folder)], () =>
          changesNothing(base, folder),
        ),
      )
      .map(
        (statement): Finding => ({
          ...at(statement),
          ...{ code: 'changes-nothing', severity: 'warning' },
          says: `This changes nothing (${statement.about}): without it ${statement.surface}.json would say the same.`,
          todo: 'Leave it out: it is inherited.',
        }),
      ),
    ...sameEverywhere(own).map(
      (statement): Finding => ({
        ...at(statement),
        ...{ code: 'same-everywhere', severity: 'hint' },
        says: `Every brand says the same here (${statement.about}).`,
        todo: `Say it once, in ${statement.surface}.json of base.`,
      }),
    ),
    ...Object.keys(registry.facts)
      .filter(name => !used.has(`fact ${name}`))
      .map(
        (name): Finding => ({
          ...{ file: 'schema/facts.json', line: 1, column: 1, code: 'unused-fact', severity: 'hint' },
          says: `No manifest asks for the fact "${name}".`,
          todo: 'Nothing, if a brand will; else it need not be in the registry.',
        }),
      ),
  ]
}

/** The statements of a brand but those that base could not make for it. */
const sharedStatements = ({ files }: ParsedFolder) => statementsOf(files).filter(({ surface }) => surface !== 'brand')

/** Statements of a brand that make no difference: base, or another statement, says the same already. */
function changesNothing(base: ParsedFolder | undefined, brand: ParsedFolder): Statement[] {
  const merged = new Map<JsonObject, JsonObject | undefined>()
  return sharedStatements(brand).filter(({ surface, overlay, path }) => {
    const shared = base?.files.get(surface)
    if (!shared) return false
    if (!merged.has(overlay)) merged.set(overlay, mergedWith(surface, shared, overlay))
    const less = mergedWith(surface, shared, withoutPath(overlay, path))
    return less !== undefined && sameJson(less, merged.get(overlay))
  })
}

/** The merged surface; undefined when a change does not apply, because it needs the one that was left out. */
function mergedWith(surface: Statement['surface'], base: JsonObject, overlay: Json): JsonObject | undefined {
  let fits = true
  const root = applyOverlay(surface, base, asOverlay(overlay), new Places(), () => {
    fits = false
  })
  return fits ? inOrder(root) : undefined
}

/** The same, each list in the order in which it shows: a place that the sort by category gives anyway changes nothing. */
function inOrder<Value extends Json>(value: Value): Value
function inOrder(value: Json): Json {
  if (Array.isArray(value)) {
    const list = value.map(entry => inOrder(entry))
    return list.every(isJsonObject) ? sortByCategory(list) : list
  }
  return isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inOrder(part)]))
    : value
}

/** The cast is safe: the overlay was checked before, and stays valid without one of its fields. */
const asOverlay = (overlay: Json) => overlay as unknown as Overlay

/** Statements that all brands make alike, once for each brand: base could make them for all. None when there is only one brand. */
function sameEverywhere(brands: readonly ParsedFolder[]): Statement[] {
  const [first = [], ...others] = brands.map(sharedStatements)
  if (others.length === 0) return []
  return first.flatMap(statement => {
    const alike = others.map(statements => statements.find(other => isSame(statement, other)))
    const found = alike.filter(other => other !== undefined)
    return found.length === others.length ? [statement, ...found] : []
  })
}

const isSame = (one: Statement, other: Statement) =>
  one.surface === other.surface && one.about === other.about && sameJson(one.value, other.value)
