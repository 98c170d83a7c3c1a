import type { Overlay } from '../../schema/generated/manifests.ts'
import type { CheckedManifests } from '../check/check-manifests.ts'
import type { ParsedFolder } from '../check/parse-folders.ts'
import { isJsonObject, type Json, type JsonObject, sameJson } from '../json.ts'
import type { Registry } from '../members/registry.ts'
import { applyOverlay } from '../overlay/apply-overlay.ts'
import { type Path, Places } from '../overlay/places.ts'
import type { Finding } from './finding.ts'
import { type Statement, statementsOf } from './overlay-statements.ts'
import { namesUsed } from './unused.ts'

const nowhere = { file: 'manifests', line: 1, column: 1 }

/** What shows only when brands are held against one another, against base and against the registry of facts. */
export function sharedFindings({ brands, folders, placeAt }: CheckedManifests, registry: Registry): Finding[] {
  const base = folders.find(({ name }) => brands.every(({ folder }) => folder !== name))
  const own = folders.filter(folder => folder !== base)
  const at = ({ overlay, path }: Statement) => placeAt(overlay, path) ?? nowhere
  const used = new Set(brands.flatMap(({ manifest }) => [...namesUsed(manifest)]))
  return [
    ...own
      .flatMap(folder => changesNothing(base, folder))
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

/** Statements of a brand without which its surface would be the same: base says so already, or another statement does. */
function changesNothing(base: ParsedFolder | undefined, brand: ParsedFolder): Statement[] {
  const merged = new Map<JsonObject, JsonObject | undefined>()
  return statementsOf(brand).filter(({ surface, overlay, path }) => {
    const shared = base?.files.get(surface)
    if (!shared) return false
    if (!merged.has(overlay)) merged.set(overlay, mergedWith(surface, shared, overlay))
    const less = mergedWith(surface, shared, without(overlay, path))
    return less !== undefined && sameJson(less, merged.get(overlay))
  })
}

/** Undefined when the changes do not fit: one of them needs what was left out. */
function mergedWith(surface: Statement['surface'], base: JsonObject, overlay: Json): JsonObject | undefined {
  let fits = true
  const root = applyOverlay(surface, base, asOverlay(overlay), new Places(), () => {
    fits = false
  })
  return fits ? root : undefined
}

/** The overlay was checked as one before; without one of its fields it still is. */
const asOverlay = (overlay: Json) => overlay as unknown as Overlay

/** Lists and objects without what a path leads to. */
function without(value: Json, [key, ...rest]: Path): Json {
  if (Array.isArray(value))
    return rest.length === 0
      ? value.toSpliced(Number(key), 1)
      : value.map((entry, index) => (index === key ? without(entry, rest) : entry))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inside]) =>
      name !== key ? [[name, inside]] : rest.length === 0 ? [] : [[name, without(inside, rest)]],
    ),
  )
}

/** What every brand says alike, once for each of them: base could say it for all. One brand alone shares nothing. */
function sameEverywhere(brands: readonly ParsedFolder[]): Statement[] {
  const [first = [], ...others] = brands.map(statementsOf)
  if (others.length === 0) return []
  return first.flatMap(statement => {
    const alike = others.map(statements => statements.find(other => isSame(statement, other)))
    const found = alike.filter(other => other !== undefined)
    return found.length === others.length ? [statement, ...found] : []
  })
}

const isSame = (one: Statement, other: Statement) =>
  one.surface === other.surface && one.about === other.about && sameJson(one.value, other.value)
