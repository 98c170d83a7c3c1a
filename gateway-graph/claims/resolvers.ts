import type { Account, Member } from '../../schema/generated/gateway-types.ts'
import type { GraphContext } from '../context/graph-context.ts'
import type {
  ClaimConnectionResolvers,
  ClaimFilter,
  ClaimResolvers,
  FamilyResolvers,
  MemberResolvers,
  MissingClaimsReason,
} from '../generated/resolver-types.ts'
import { claimTypesOf, listedClaimType } from '../shared/claim-types.ts'
import { type ConnectionArgs, connectionFields, readConnection } from '../shared/connection.ts'
import { fieldOfCategory } from '../shared/coverage-categories.ts'
import { currentMember, memberOf, readAccount } from '../shared/current-member.ts'
import { today } from '../shared/dates.ts'
import { suffixOf } from '../shared/member-record.ts'
import type { FindNode } from '../shared/node-ids.ts'
import { toClaim } from './claim.ts'
import { claimChoices } from './claim-choices.ts'
import { appliedClaimFilter, claimsAsked, claimsMetadataAsked, patientsAsked } from './claim-filter.ts'
import { familyClaims } from './family-claims.ts'
import { recentClaims } from './recent-claims.ts'
import { readClaim, readClaims, readClaimsMetadata } from './rest.ts'

type ClaimsResolvers = {
  Family: Pick<FamilyResolvers, 'claimTypes' | 'claims' | 'claimChoices'>
  Member: Pick<MemberResolvers, 'recentClaims' | 'claims' | 'claim'>
  Claim: Pick<ClaimResolvers, 'id' | 'patient'>
  ClaimConnection: Pick<ClaimConnectionResolvers, 'edges' | 'nodes' | 'pageInfo'>
}

/** Resolvers of the claims area. */
export const claimsResolvers: ClaimsResolvers = {
  Family: {
    claimTypes: ({ members }, _args, { clock }) => claimTypesOf(members, today(clock)).map(({ type }) => type),
    claims: (account, { patient, filter, ...part }, context) => claimsOf(patient, { account, filter, part }, context),
    claimChoices: (account, { patient, filter }, { rest, session, clock }) => {
      const applied = appliedClaimFilter(filter, account, today(clock))
      const { together } = patientsAsked(patient, memberOf(account, session), account)
      return claimChoices(together, suffix => readClaimsMetadata(rest, claimsMetadataAsked(applied, suffix)))
    },
  },
  Member: {
    recentClaims: async (member, _args, context) => {
      const { rest, clock } = context
      const [suffix, viewer] = await Promise.all([suffixOf(member, context), currentMember(context)])
      const read: Parameters<typeof recentClaims>[0] = (list, asked) => readClaims(rest, list, asked)
      return recentClaims(read, { suffix, viewerSuffix: viewer.memberSuffix, today: today(clock) })
    },
    claims: async (member, { filter, ...part }, context) => {
      const [suffix, account] = await Promise.all([suffixOf(member, context), readAccount(context.rest)])
      return claimsOf(suffix, { account, filter, part }, context)
    },
    claim: async (member, { type, number }, context) =>
      findClaim(listedClaimType(type).slug, number, await suffixOf(member, context), context),
  },
  Claim: {
    id: ({ category, number, patientSuffix }, _args, { nodeIds }) =>
      nodeIds.idOf('Claim', fieldOfCategory[category], number, patientSuffix),
    patient: async ({ patientSuffix }, _args, { rest }) => patientIn(await readAccount(rest), patientSuffix) ?? null,
  },
  ClaimConnection: connectionFields,
}

/** One claim by its list, its number and whose it is. */
async function findClaim(list: 'medical' | 'dental' | 'vision', number: string, suffix: number, context: GraphContext) {
  const viewer = await currentMember(context)
  return toClaim(await readClaim(context.rest, list, number, suffix), list, viewer.memberSuffix)
}

/** Claims by their ids. */
export const claimNodes: { readonly Claim: FindNode } = {
  Claim: async ([list, number = '', suffix], context) =>
    list === 'medical' || list === 'dental' || list === 'vision'
      ? findClaim(list, number, Number(suffix), context)
      : null,
}

interface Asked {
  readonly account: Account
  readonly filter: Partial<ClaimFilter> | null | undefined
  readonly part: ConnectionArgs
}

/** A part of the claims of one person, or of the family (MEMBER-18). */
async function claimsOf(
  patient: number | null | undefined,
  { account, filter, part }: Asked,
  { rest, session, clock }: GraphContext,
) {
  const viewer = memberOf(account, session)
  const applied = appliedClaimFilter(filter, account, today(clock))
  const { slug } = listedClaimType(applied.type)
  const { together, beyond } = patientsAsked(patient, viewer, account)
  const read = (suffix: number, page: number, size: number) =>
    readClaims(rest, slug, claimsAsked(applied, suffix, page, size))
  const [alone = viewer.memberSuffix] = together
  const { items, answer, ...place } = await readConnection(part, async (page, size) =>
    together.length > 1
      ? familyClaims(together, { page, size }, read)
      : { ...(await read(alone, page, size)), failed: [] },
  )
  return {
    ...place,
    items: items.map(claim => toClaim(claim, slug, viewer.memberSuffix)),
    ...{ type: applied.type, startDate: applied.startDate, endDate: applied.endDate },
    missing: [...missing('FAILED', answer.failed, account), ...missing('FAMILY_TOO_LARGE', beyond, account)],
  }
}

/** Those whose claims are not in a list, each with the reason. */
const missing = (reason: MissingClaimsReason, suffixes: readonly number[], account: Account) =>
  suffixes.flatMap(suffix => {
    const member = patientIn(account, suffix)
    return member ? [{ member, reason }] : []
  })

const patientIn = ({ members }: Account, suffix: number): Member | undefined =>
  members.find(({ memberSuffix }) => memberSuffix === suffix)
