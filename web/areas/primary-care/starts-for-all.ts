import type { ListedMember } from './listed-member.ts'
import { searchedSuffixes } from './search-values.ts'

/** Whether a choice can start on a day for everybody whom a search is for (PCP-17). */
export const startsForAll =
  (memberSuffix: number, choosers: readonly ListedMember[]) =>
  (date: string, values: Readonly<Record<string, string>>): boolean =>
    searchedSuffixes(memberSuffix, values).every(suffix =>
      choosers.some(member => member.memberSuffix === suffix && member.eligibleDates.includes(date)),
    )
