import { checkManifests } from '../../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../../engine/check/check-memory.ts'
import { impact } from '../../../engine/impact/impact.ts'
import { type Path, pointerOf } from '../../../engine/json.ts'
import { registry } from '../../../engine/members/registry.ts'
import { brandGround } from '../../../engine/parts/brand-ground.ts'
import { compileManifest } from '../../../engine/resolve/compile-manifest.ts'
import type { MemberState } from '../../../engine/state.ts'
import { hiddenItems } from '../../../engine/words/hidden-items.ts'
import { removedItems } from '../../../engine/words/removed-items.ts'
import type { Surface } from '../../../schema/generated/manifests.ts'
import { classesIn, explainedTo, momentOf, seenBy } from './draft-told.ts'
// The studio's own worker: it answers messages with mistakes.
import '../../../studio/check/check-worker.ts'

/** What the engine is asked in the browser, as JSON. */
export interface EngineAsked {
  readonly before: readonly (readonly [path: string, text: string])[]
  readonly after: readonly (readonly [path: string, text: string])[]
  readonly assets: readonly string[]
  readonly state: Omit<MemberState, 'now'> & { readonly now: string }
  /** The first day that counts. */
  readonly since: string
}

const memory = new CheckMemory()
let known = ''
let images = new Set<string>()
const imageAddress = (folder: string, file: string) =>
  images.has(`${folder}/assets/${file}`) ? `/brand-assets/${folder}/${file}` : undefined

const checked = (files: EngineAsked['after']) =>
  checkManifests(
    files.map(([path, text]) => ({ path, text })),
    imageAddress,
    memory,
  )

/** Views, explanations and impact of a draft without mistakes, by the engine as it is in a browser. */
function tell(text: string): string {
  const { before, after, assets, state: sent, since }: EngineAsked = JSON.parse(text)
  if (known !== assets.join()) images = new Set(assets)
  known = assets.join()
  const state: MemberState = { ...sent, now: new Date(sent.now) }
  const [was, is] = [checked(before), checked(after)]
  const [brand] = is.brands
  if (!brand) throw new Error('Nothing to look at')
  const { space, scope, parts } = brandGround(brand.manifest, registry)
  const placeOf = (surface: Surface, path: Path) => is.originsOf(brand, surface).get(pointerOf(path))
  const compiled = compileManifest(brand.manifest, ({ error }) => {
    throw error
  })
  return JSON.stringify({
    views: seenBy(compiled, state),
    explained: explainedTo(brand.manifest, state, surface => is.originsOf(brand, surface)),
    hidden: [
      ...hiddenItems(parts, space, { scope, member: momentOf(state), placeOf }),
      ...[...is.base].flatMap(([surface, root]) =>
        root ? removedItems(surface, root, id => is.removalOf(brand.manifest[surface], id)) : [],
      ),
    ],
    impact: classesIn(impact(was, is, { registry, since })),
  })
}

Object.assign(globalThis, { tell })
