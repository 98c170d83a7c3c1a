import { sharedFolder } from '../../../engine/check/parse-folders.ts'
import type { ConditionScope } from '../../../engine/conditions/condition-scope.ts'
import { readJsonObject } from '../../../engine/json.ts'
import { registry } from '../../../engine/members/registry.ts'
import { applyOverlay } from '../../../engine/overlay/apply-overlay.ts'
import { Places } from '../../../engine/overlay/places.ts'
import { conditionInWords } from '../../../engine/words/condition-in-words.ts'
import type { Condition } from '../../../schema/generated/manifests.ts'
import type { SayCondition } from '../changes-in.ts'
import type { ContentStore, Tree } from '../store/content-store.ts'

const surfaces = ['conditions', 'segments'] as const

/**
 * How conditions of a tree's files are put into words, with the named conditions and segments of the file's brand as the tree has
 * them (STUDIO-26): by the file's path.
 */
export async function conditionsOfTree(store: ContentStore, tree: Tree): Promise<(path: string) => SayCondition> {
  const named = [...tree].filter(([path]) => surfaces.some(surface => path.endsWith(`/${surface}.json`)))
  const bytes = await store.bytes(named.map(([, hash]) => hash))
  const roots = new Map(
    named.map(([path, hash]) => [path, readJsonObject(new TextDecoder().decode(bytes.get(hash)))] as const),
  )
  const scopes = new Map<string, ConditionScope>()
  function scopeOf(brand: string): ConditionScope {
    const known = scopes.get(brand)
    if (known) return known
    const [conditions, segments] = surfaces.map(surface => {
      const base = roots.get(`${sharedFolder}/${surface}.json`) ?? {}
      const own = brand === sharedFolder ? undefined : roots.get(`${brand}/${surface}.json`)
      return own ? applyOverlay(surface, base, own, new Places(), () => undefined) : base
    })
    const scope = {
      conditions: conditions?.conditions ?? {},
      segments: segments?.segments ?? {},
    } as unknown as ConditionScope
    scopes.set(brand, scope)
    return scope
  }
  return path => condition => {
    try {
      return conditionInWords(condition as Condition, { registry, scope: scopeOf(path.replace(/\/.*/, '')) })
    } catch {
      // It names what is not there, which the check tells: it is told as it is written.
      return undefined
    }
  }
}
