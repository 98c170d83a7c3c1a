import type { Condition, Manifest, Surface } from '../../schema/generated/manifests.ts'
import { isJsonObject, type Path } from '../json.ts'
import { type ConditionField, isConditionField, surfaces } from '../schema/surfaces.ts'
import { gatherFrom } from './fold-condition.ts'

/** A condition and where it is written. */
export interface WrittenCondition {
  surface: Surface
  path: Path
  /** The field that holds it. */
  field: ConditionField
  condition: Condition
}

/** The cast is safe: manifests are checked against their schemas before anything else reads them. */
export const conditionOf = (value: unknown) => value as Condition

/** Every condition of a brand, surface by surface: of items, variants, guards and invariants, and the named ones. */
export function conditionsIn(manifest: Manifest): WrittenCondition[] {
  const found: WrittenCondition[] = []
  const visit = (value: unknown, surface: Surface, path: Path): void => {
    if (Array.isArray(value)) for (const [index, entry] of value.entries()) visit(entry, surface, [...path, index])
    if (!isJsonObject(value)) return
    for (const [key, inside] of Object.entries(value)) {
      if (isConditionField(key) && isJsonObject(inside))
        found.push({ surface, path: [...path, key], field: key, condition: conditionOf(inside) })
      else visit(inside, surface, [...path, key])
    }
  }
  for (const surface of surfaces) visit(manifest[surface], surface, [])
  return found
}

/** A place of a manifest where a condition asks about a fact. */
export interface FactUse {
  fact: string
  surface: Surface
  path: Path
}

/** Where a brand's manifest asks about facts, in the order of its surfaces. Invariants ask nothing at run time. */
export function factUses(manifest: Manifest): FactUse[] {
  return conditionsIn(manifest)
    .filter(({ surface }) => surface !== 'invariants')
    .flatMap(({ surface, path, condition }) =>
      factsAskedIn(condition).map(({ fact, at }) => ({ fact, surface, path: [...path, ...at] })),
    )
}

/** Each question about a fact in one condition, with its path there. */
const factsAskedIn = (condition: Condition) =>
  gatherFrom<{ fact: string; at: Path }>(condition, { fact: (fact, _, at) => [{ fact, at }] })
