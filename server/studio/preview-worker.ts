import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { ImageAddress } from '../../engine/check/address-images.ts'
import { type CheckedManifests, checkManifests } from '../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../engine/check/check-memory.ts'
import type { Diagnostic } from '../../engine/check/diagnostic.ts'
import type { ManifestFile } from '../../engine/check/parse-folders.ts'
import { type Path, pointerOf } from '../../engine/json.ts'
import type { Moment } from '../../engine/members/combination-of.ts'
import { registry } from '../../engine/members/registry.ts'
import { brandGround } from '../../engine/parts/brand-ground.ts'
import { type HiddenItem, hiddenItems } from '../../engine/words/hidden-items.ts'
import type { Surface } from '../../schema/generated/manifests.ts'
import type { GoodBrand } from '../content/good-manifests.ts'
import { goodBrand } from '../content/read-manifests.ts'

/** The manifests of a brand and of base, and the names of their images. */
interface BrandFiles {
  readonly brand: string
  readonly files: readonly ManifestFile[]
  readonly assets: ReadonlySet<string>
}

/** What the thread does, by its kind. */
export interface ThreadWork {
  /** One brand, merged with what brands share: or what is wrong with it. */
  readonly brand: {
    readonly about: BrandFiles
    readonly answer: { readonly good: GoodBrand | undefined; readonly mistakes: readonly Diagnostic[] }
  }
  /** What a member does not see of a brand; nothing while it has mistakes. */
  readonly hidden: { readonly about: BrandFiles & { readonly member: Moment }; readonly answer: readonly HiddenItem[] }
}

/** Work to do. */
export interface ThreadAsked {
  readonly id: number
  readonly kind: keyof ThreadWork
  readonly about: unknown
}

/** What came of it, or why nothing did. */
export type ThreadAnswer =
  | { readonly id: number; readonly told: unknown; readonly failure?: undefined }
  | { readonly id: number; readonly failure: string }

// On Linux a thread has a priority of its own: where processors are short, members' answers go first.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 5))

parentPort?.on('message', (asked: ThreadAsked) => {
  void answer(asked).then(told => parentPort?.postMessage(told))
})

/** What checks have in common: an edit costs what it can touch. By brand, as each is checked with base alone. */
const memories = new Map<string, CheckMemory>()
/** After so many edits it is cheaper to begin anew than to keep all that was ever read. */
const mostChecks = 500
let checks = 0

const works: { readonly [Kind in keyof ThreadWork]: (about: never) => unknown } = {
  brand(about: BrandFiles): ThreadWork['brand']['answer'] {
    const { brands, diagnostics } = checked(about)
    const [found] = diagnostics.length === 0 ? brands : []
    return { good: found && goodBrand(found), mistakes: diagnostics }
  },
  hidden({ member, ...about }: ThreadWork['hidden']['about']): ThreadWork['hidden']['answer'] {
    const { brands, originsOf } = checked(about)
    const [brand] = brands
    if (!brand) return []
    const { space, scope, parts } = brandGround(brand.manifest, registry)
    const placeOf = (surface: Surface, path: Path) => originsOf(brand, surface).get(pointerOf(path))
    return hiddenItems(parts, space, { scope, member, placeOf })
  },
}

function checked({ brand, files, assets }: BrandFiles): CheckedManifests {
  checks += 1
  if (checks % mostChecks === 0) memories.clear()
  const memory = memories.get(brand) ?? new CheckMemory()
  memories.set(brand, memory)
  return checkManifests(files, addressIn(assets), memory)
}

/** The same for the same assets: what was checked with it is not checked again. */
const addresses = new Map<string, ImageAddress>()

function addressIn(assets: ReadonlySet<string>): ImageAddress {
  const key = [...assets].toSorted().join('\n')
  const known = addresses.get(key)
  if (known) return known
  const address: ImageAddress = (folder, file) =>
    assets.has(`${folder}/assets/${file}`) ? `/brand-assets/${folder}/${file}` : undefined
  addresses.set(key, address)
  return address
}

async function answer({ id, kind, about }: ThreadAsked): Promise<ThreadAnswer> {
  try {
    return { id, told: await works[kind](about as never) }
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
