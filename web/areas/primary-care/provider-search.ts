import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { FormRules, FormValues } from '../../forms/form-rules.ts'
import { plainZip } from '../../forms/patterns.ts'
import { parseDate } from '../../ui/format/date-arithmetic.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import type { ListedMember } from './primary-care-member.ts'

/** The search's fields as named in the address. */
export type SearchField = 'zip' | 'radius' | 'effectiveDate' | 'searchString'
export type SearchValues = FormValues<SearchField> & Readonly<Record<string, string>>

/** Name of the checkbox that includes another member. */
export const togetherField = (suffix: number) => `with${suffix}`

/** The search in an address as form values; undefined before a search (PCP-12). */
export const searchValues = (search: URLSearchParams): SearchValues | undefined =>
  search.has('zip') ? Object.fromEntries(search) : undefined

/** The suffixes of everybody the search is for: the screen's member and whoever was ticked. */
export function searchedSuffixes(memberSuffix: number, values: Readonly<Record<string, string>>): number[] {
  const others = Object.keys(values).flatMap(name => {
    const suffix = /^with(\d{1,2})$/.exec(name)?.[1]
    return suffix === undefined ? [] : [Number(suffix)]
  })
  return [...new Set([memberSuffix, ...others])]
}

type StartsFor = (date: string, values: Readonly<Record<string, string>>) => boolean

/** ZIP code, radius, and a start date that is possible for everybody named (PCP-12, PCP-17). */
export function searchRules(
  text: ScreenText<'primary-care-search'>,
  startsForAll: StartsFor = () => true,
): FormRules<SearchField> {
  const say = sayFrom(text)
  const zipInvalid = say('zipInvalid')
  return {
    zip: {
      label: say('zip'),
      required: true,
      meant: searchedZip,
      patterns: [/^\d{5}$/],
      messages: { required: zipInvalid, pattern: zipInvalid },
    },
    radius: {
      label: say('radius'),
      required: true,
      check: value => (radiusChoices.includes(Number(value)) ? undefined : say('radiusInvalid')),
    },
    effectiveDate: {
      label: say('effectiveDate'),
      required: true,
      check: (value, values) =>
        parseDate(value) === value && startsForAll(value, values) ? undefined : say('dateInvalid'),
    },
    searchString: { label: say('searchString'), maxLength: 80 },
  }
}

/** The five digits that a search is made by: keyboards fill in all nine of an address. */
export const searchedZip = (typed: string): string => plainZip(typed).replace(/^(\d{5})-\d{4}$/, '$1')

/** The radii a search offers, in miles. */
export const radiusChoices: readonly number[] = [5, 10, 25, 50, 100]

/** The next wider radius, for a search without results (PCP-15); undefined for the widest. */
export const widerRadius = (radius: number): number | undefined => radiusChoices.find(choice => choice > radius)

/** The days on which a choice can start for all of the members (PCP-17). */
export const startDatesOfAll = ([first, ...others]: readonly ListedMember[]): readonly string[] =>
  first?.eligibleDates.filter(date => others.every(({ eligibleDates }) => eligibleDates.includes(date))) ?? []

/** Whether a choice can start on a day for everybody the search is for (PCP-17). */
export const startsForAll =
  (memberSuffix: number, choosers: readonly ListedMember[]) =>
  (date: string, values: Readonly<Record<string, string>>): boolean =>
    searchedSuffixes(memberSuffix, values).every(suffix =>
      choosers.some(member => member.suffix === suffix && member.eligibleDates.includes(date)),
    )
