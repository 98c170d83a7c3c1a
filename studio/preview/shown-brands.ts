import { parse } from 'jsonc-parser'
import { asJsonObject, isJsonObject, stringOrUndefined } from '../../engine/json.ts'
import type { PreviewBrandsQuery, PreviewDraftQuery } from '../generated/preview.ts'

/** A brand that can be looked at. */
export interface ShownBrand {
  readonly key: string
  readonly name: string
  readonly mayEdit: boolean
  /** Whether it begins with the draft: nobody is served it yet (STUDIO-15). */
  readonly isNew: boolean
}

type Files = NonNullable<PreviewDraftQuery['draft']>['files']

/** The brands that are live, and those that a draft begins, by its files named brand.json. */
export function shownBrands({ brands, viewer }: PreviewBrandsQuery, files: Files): ShownBrand[] {
  const live = brands.map(({ key, name, roles }) => ({ key, name, mayEdit: roles.includes('EDITOR'), isNew: false }))
  // Only who edits all brands begins one.
  const mayEdit = viewer.grants.some(({ role, brand }) => brand === null && role !== 'VIEWER')
  const begun = files.flatMap(({ path, text }) => {
    const key = path.slice(0, path.indexOf('/'))
    if (key === 'base' || live.some(brand => brand.key === key)) return []
    return [{ key, name: `${nameIn(text) ?? key} (new)`, mayEdit, isNew: true }]
  })
  return [...live, ...begun]
}

function nameIn(text: string): string | undefined {
  const { set } = asJsonObject(parse(text))
  return isJsonObject(set) ? stringOrUndefined(set.name) : undefined
}
