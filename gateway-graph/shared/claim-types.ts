import type * as rest from '../../schema/generated/gateway-types.ts'
import { PortalFailure } from '../failures/portal-failure.ts'
import type { ClaimType } from '../generated/resolver-types.ts'
import { categoryStatus } from './category-status.ts'

/**
 * The claim types (CONST-02): `code` is the gateway's letter, `slug` the form in addresses and the name of the list of the
 * type's claims (OPEN-17). Claims of unknown type have no list of their own.
 */
const claimTypes = {
  MEDICAL: { type: 'MEDICAL', code: 'M', slug: 'medical' },
  DENTAL: { type: 'DENTAL', code: 'D', slug: 'dental' },
  VISION: { type: 'VISION', code: 'V', slug: 'vision' },
  UNKNOWN: { type: 'UNKNOWN', code: 'U', slug: null },
} as const satisfies {
  readonly [Type in ClaimType]: {
    type: Type
    code: rest.ClaimType
    slug: rest.ClaimCategory | null
  }
}

/** The claim type of the gateway's code. */
export const claimTypeOfCode: { readonly [Code in rest.ClaimType]: ClaimType } = {
  M: 'MEDICAL',
  D: 'DENTAL',
  V: 'VISION',
  U: 'UNKNOWN',
}

/** A claim type whose claims have a list of their own. */
export type ListedClaimType = (typeof claimTypes)[Exclude<ClaimType, 'UNKNOWN'>]

/** The claim types with lists of their own, in the order in which they are offered. */
export const listedClaimTypes: readonly ListedClaimType[] = [claimTypes.MEDICAL, claimTypes.DENTAL, claimTypes.VISION]

/** The claim type whose list is asked for; a list of claims of unknown type is refused, for there is none. */
export function listedClaimType(type: ClaimType): ListedClaimType {
  if (type !== 'UNKNOWN') return claimTypes[type]
  throw new PortalFailure('Claims of unknown type have no list', { code: 'BAD_REQUEST', status: 400, area: 'claims' })
}

type Covered = Pick<rest.Member, 'medical' | 'dental' | 'vision'>

/**
 * The claim types for which somebody of the people whom the viewer may see is eligible: active, future, or ended within the
 * lookback (CLAIM-02, MEMBER-07). A list holds the whole family's claims (MEMBER-18), so what only a child has counts, too.
 */
export function claimTypesOf(people: readonly Covered[], today: string): ListedClaimType[] {
  return listedClaimTypes.filter(({ slug }) =>
    people.some(person => categoryStatus(person[slug], today) !== 'INELIGIBLE'),
  )
}

/** The claim type asked for, else the first that these people can have, else medical (CLAIM-02). */
export function chosenClaimType(
  asked: ClaimType | null | undefined,
  people: readonly Covered[],
  today: string,
): ListedClaimType {
  return asked ? listedClaimType(asked) : (claimTypesOf(people, today)[0] ?? claimTypes.MEDICAL)
}
