import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { ImageAddress } from '../../engine/check/address-images.ts'
import { type CheckedManifests, checkManifests } from '../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../engine/check/check-memory.ts'
import type { Diagnostic } from '../../engine/check/diagnostic.ts'
import type { ManifestFile } from '../../engine/check/parse-folders.ts'
import type { Description } from '../../engine/explain/described-member.ts'
import { type Path, pointerOf } from '../../engine/json.ts'
import type { Moment } from '../../engine/members/combination-of.ts'
import { registry } from '../../engine/members/registry.ts'
import { brandGround } from '../../engine/parts/brand-ground.ts'
import { type HiddenItem, hiddenItems } from '../../engine/words/hidden-items.ts'
import {
  type ChoiceInWords,
  choicesInWords,
  inSetting,
  type Likeness,
  likenessOf,
  type SamplePerson,
  type Setting,
} from '../../engine/words/likeness.ts'
import { type PlaceToSee, placesToSee } from '../../engine/words/places-to-see.ts'
import { removedItems } from '../../engine/words/removed-items.ts'
import type { Surface } from '../../schema/generated/manifests.ts'
import type { GoodBrand } from '../content/good-manifests.ts'
import { goodBrand } from '../content/read-manifests.ts'
import { changesOf, type SentBrand } from './brand-changes.ts'

/** The manifests of a brand and of base, and the names of their images. */
interface BrandFiles {
  readonly brand: string
  readonly files: readonly ManifestFile[]
  readonly assets: ReadonlySet<string>
}

/** Whom somebody wants to look at. */
interface Described {
  readonly setting: Setting
  readonly description: Description
  /** The item that they have to see, by the ids on the way to it. */
  readonly seeing: string | undefined
}

/** What the thread does, by its kind. */
export interface ThreadWork {
  /** One brand, merged with what brands share: or what is wrong with it. */
  readonly brand: {
    readonly about: BrandFiles
    readonly answer: { readonly sent: SentBrand | undefined; readonly mistakes: readonly Diagnostic[] }
  }
  /** A member as somebody describes them, or as one who sees an item; nobody while the brand has mistakes. */
  readonly likeness: {
    readonly about: BrandFiles & Described & { readonly people: readonly SamplePerson[] }
    readonly answer: Likeness | undefined
  }
  /** What can still be said of a member. */
  readonly choices: { readonly about: BrandFiles & Described; readonly answer: readonly ChoiceInWords[] }
  /** Where somebody can look. */
  readonly places: { readonly about: BrandFiles; readonly answer: readonly PlaceToSee[] }
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

// On Linux a thread has a priority of its own: where processors are short, members' answers go first. Two steps leave it two
// thirds of a share: with more, staff on a busy machine would wait for half a minute.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 2))

parentPort?.on('message', (asked: ThreadAsked) => {
  void answer(asked).then(told => parentPort?.postMessage(told))
})

/** What checks have in common: an edit costs what it can touch. By brand, as each is checked with base alone. */
const memories = new Map<string, CheckMemory>()
/** After so many edits it is cheaper to begin anew than to keep all that was ever read. */
const mostChecks = 500
let checks = 0

/** By brand, what went to whoever asks last. */
const sent = new Map<string, GoodBrand>()

const works: { readonly [Kind in keyof ThreadWork]: (about: never) => unknown } = {
  brand(about: BrandFiles): ThreadWork['brand']['answer'] {
    const { brands, diagnostics } = checked(about)
    const [found] = diagnostics.length === 0 ? brands : []
    if (!found) return { sent: undefined, mistakes: diagnostics }
    const [good, before] = [goodBrand(found), sent.get(about.brand)]
    sent.set(about.brand, good)
    return { sent: changesOf(good, before), mistakes: diagnostics }
  },
  likeness({ people, ...about }: ThreadWork['likeness']['about']): ThreadWork['likeness']['answer'] {
    const found = wanted(about)
    return found && likenessOf(about.description, found.among, people, found.space)
  },
  choices(about: ThreadWork['choices']['about']): ThreadWork['choices']['answer'] {
    const found = wanted(about)
    return found ? choicesInWords(about.description, found.among, found.space) : []
  },
  places(about: BrandFiles): ThreadWork['places']['answer'] {
    const [brand] = checked(about).brands
    return brand ? placesToSee(brandGround(brand.manifest, registry)) : []
  },
  hidden({ member, ...about }: ThreadWork['hidden']['about']): ThreadWork['hidden']['answer'] {
    const { brands, base, originsOf, removalOf } = checked(about)
    const [brand] = brands
    if (!brand) return []
    const { space, scope, parts } = brandGround(brand.manifest, registry)
    const placeOf = (surface: Surface, path: Path) => originsOf(brand, surface).get(pointerOf(path))
    const removed = [...base].flatMap(([surface, root]) =>
      root ? removedItems(surface, root, id => removalOf(brand.manifest[surface], id)) : [],
    )
    return [...hiddenItems(parts, space, { scope, member, placeOf }), ...removed]
  },
}

/** Those whom somebody may mean: in the setting, and with the item in sight. */
function wanted({ setting, seeing, ...about }: BrandFiles & Described) {
  const [brand] = checked(about).brands
  if (!brand) return undefined
  const { space, parts, seen } = brandGround(brand.manifest, registry)
  const item = parts.find(({ key }) => key === seeing)
  const sees = seeing === undefined ? space.diagrams.all : item ? seen(item) : space.diagrams.none
  return { space, among: space.diagrams.and(inSetting(setting, space), sees) }
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
