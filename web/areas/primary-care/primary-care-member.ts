import type { Params } from 'react-router'
import type { ListedMemberFragment } from '../../generated/primary-care-screen.ts'
import { memberSuffixIn } from '../../screen/member-suffix.ts'

/** A member as the overview lists them. */
export type ListedMember = ListedMemberFragment

interface Member {
  eligible: boolean
  eligibleDates: readonly string[]
}

/** Whether a member can choose a provider now: eligible, with a possible start date (PCP-17). */
export const canChoose = ({ eligible, eligibleDates }: Member): boolean => eligible && eligibleDates.length > 0

/** Whether somebody is the provider today or will be (MEMBER-06, PCP-09). */
export const hasChosen = ({ providerName, coming }: { providerName: string | null; coming: object | null }): boolean =>
  providerName !== null || coming !== null

/** A suffix nobody has, so that an address without one is not found. */
const nobody = -1

/** The member suffix in an address. */
export const suffixOf = ({ suffix }: Params): number => memberSuffixIn(suffix) ?? nobody

/** The radius a search starts with, in miles. */
export const usualRadius = 25

/** A search as it starts, for a link that leads to its results at once. */
export const usualSearch = (zip: string, effectiveDate: string): string =>
  String(new URLSearchParams({ zip, radius: String(usualRadius), effectiveDate }))

/** The five digits of a family's ZIP code, if known. */
export const shortZip = (zipCode: string | null | undefined): string | undefined => /^\d{5}/.exec(zipCode ?? '')?.[0]
