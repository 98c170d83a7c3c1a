import type { Manifest } from '../../schema/generated/manifests.ts'
import { isJsonObject } from '../json.ts'
import type { Period } from '../members/day-bands.ts'

/** The periods (`from`, `until`) of a manifest: the days on which what it shows may change. */
export function periodsOf(manifest: Manifest): Period[] {
  const periods: Period[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value) visit(entry)
    if (!isJsonObject(value)) return
    const { from, until } = value
    if (typeof from === 'string' || typeof until === 'string')
      periods.push({
        from: typeof from === 'string' ? from : undefined,
        until: typeof until === 'string' ? until : undefined,
      })
    for (const inside of Object.values(value)) visit(inside)
  }
  visit(manifest)
  return periods
}
