import type { ConditionScope } from '../../../engine/conditions/condition-scope.ts'
import { scopeIn } from '../model/scope-in.ts'
import { type Files, sharedFolder } from '../model/surface.ts'

/** The names that conditions of a brand use, and where it is what all brands share, those of each brand after them. */
export function scopesOf(files: Files, brand: string, scope: ConditionScope): [ConditionScope, ...ConditionScope[]] {
  if (brand !== sharedFolder) return [scope]
  const own = [...files.keys()].flatMap(path => /^([^/]+)\/(?:conditions|segments)\.json$/.exec(path)?.[1] ?? [])
  const brands = [...new Set(own)].filter(name => name !== sharedFolder)
  return [scope, ...brands.map(name => scopeIn(files, name))]
}
