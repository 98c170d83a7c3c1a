import type { CheckedManifests } from '../../../engine/check/check-manifests.ts'
import { isJsonObject, type Path } from '../../../engine/json.ts'
import { originNear, type Place } from '../../../engine/overlay/places.ts'
import type { Surface } from '../../../schema/generated/manifests.ts'

/** Something of a brand that begins or ends on a day (STUDIO-17). */
export interface DatedItem extends Place {
  readonly brand: string
  readonly surface: Surface
  /** Its id, or that of the item around it. */
  readonly item: string
  /** The list in which it stands: what stands in the same list may take turns. */
  readonly list: string
  /** As members know it; its id where it has no words. */
  readonly name: string
  /** The first and the last day, yyyy-mm-dd. */
  readonly from: string | undefined
  readonly until: string | undefined
}

/** Everything of the brands that begins or ends on a day. */
export function datesOf({ brands, originsOf }: CheckedManifests): DatedItem[] {
  return brands.flatMap(brand =>
    Object.entries(brand.manifest).flatMap(([name, root]: [string, unknown]) => {
      const surface = name as Surface
      // Rules of the business say from when they hold; members see nothing begin.
      if (surface === 'invariants') return []
      return datedIn(root, [], '').map(({ path, ...dated }) => ({
        ...{ brand: brand.folder, surface, ...dated },
        ...(originNear(originsOf(brand, surface), path) ?? {
          file: `${brand.folder}/${surface}.json`,
          line: 1,
          column: 1,
        }),
      }))
    }),
  )
}

interface Dated extends Pick<DatedItem, 'item' | 'list' | 'name' | 'from' | 'until'> {
  readonly path: Path
}

function datedIn(value: unknown, path: Path, around: string): Dated[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => datedIn(entry, [...path, index], around))
  if (!isJsonObject(value)) return []
  const item = typeof value.id === 'string' ? value.id : around
  const { from, until } = { from: dayIn(value.from), until: dayIn(value.until) }
  const own =
    from === undefined && until === undefined
      ? []
      : [{ path, item, list: listOf(path), name: nameOf(value) ?? item, from, until }]
  return [...own, ...Object.entries(value).flatMap(([key, inside]) => datedIn(inside, [...path, key], item))]
}

/** The place of the list around an item: places in lists further out stand in it as numbers. */
const listOf = (path: Path) =>
  path
    .slice(
      0,
      path.findLastIndex(step => typeof step === 'number'),
    )
    .join('/')

/** Fields that head an item: the first one present is its name. */
const heads = ['title', 'heading', 'label', 'text']

const nameOf = (item: { readonly [field: string]: unknown }) =>
  heads.map(head => textOf(item[head])).find(text => text !== undefined)

/** A day; a text of the same name is words. */
const dayIn = (value: unknown) => (/^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? textOf(value) : undefined)

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
