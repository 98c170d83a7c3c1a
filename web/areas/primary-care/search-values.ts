import type { FormValues } from '../../forms/field-rules.ts'

/** Fields of the search, by their names in the address. */
export type SearchField = 'zip' | 'radius' | 'effectiveDate' | 'searchString'
export type SearchValues = FormValues<SearchField> & Readonly<Record<string, string>>

/** Name of the box that takes another member in. */
export const togetherField = (memberSuffix: number) => `with${memberSuffix}`

/** What an address searches for, as the form's fields; undefined before a search (PCP-12). */
export const searchValues = (search: URLSearchParams): SearchValues | undefined =>
  search.has('zip') ? Object.fromEntries(search) : undefined

/** Everybody whom a search is for: the member of the screen, and whoever was ticked. */
export function searchedSuffixes(memberSuffix: number, values: Readonly<Record<string, string>>): number[] {
  const others = Object.keys(values).flatMap(name => {
    const suffix = /^with(\d{1,2})$/.exec(name)?.[1]
    return suffix === undefined ? [] : [Number(suffix)]
  })
  return [...new Set([memberSuffix, ...others])]
}
