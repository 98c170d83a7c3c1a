import { coveragesOf, memberStatus } from '../../../../gateway-graph/account/coverage.ts'
import { toClaim } from '../../../../gateway-graph/claims/claim.ts'
import type { Clock, TokenClaims } from '../../../../gateway-graph/context/graph-context.ts'
import { enrolledPrograms } from '../../../../gateway-graph/programs/programs.ts'
import { today } from '../../../../gateway-graph/shared/dates.ts'
import type { Account } from '../../../../schema/generated/gateway-types.ts'
import {
  validateAccount,
  validateClaimPage,
  validateEmployeeInfo,
  validateHasEbill,
  validateIdCardEligibility,
  validatePlanManagement,
  validateProgramList,
  validateShowEbillAlert,
} from '../../../../schema/generated/gateway-validators.js'
import { askUpstream } from './ask-upstream.ts'
import { claimsQuery } from './claims-query.ts'
import { homeFacts } from './home-facts.ts'

/** Asks the upstream what Home needs and maps it; throws when a call fails or an answer breaks the contract. */
export function homeAnswer(upstream: string) {
  const asking = askUpstream(upstream)

  return async (token: string, claims: TokenClaims, clock: Clock): Promise<object> => {
    const ask = asking(token)
    const day = today(clock)
    const ofToken = ({ members }: Account) => members.find(({ memberKey }) => memberKey === claims.memberKey)
    async function claimsOf(account: Promise<Account>) {
      const suffix = ofToken(await account)?.memberSuffix ?? 0
      return ask(`claims/medical?${claimsQuery(suffix, day)}`, validateClaimPage)
    }

    const asked = ask('account', validateAccount)
    const [account, employee, plan, hasEbill, alert, page, idCard, programs] = await Promise.all([
      asked,
      ask('account/getEmployeeId', validateEmployeeInfo),
      ask('plan-management/details', validatePlanManagement),
      ask('ebill/hasEbill', validateHasEbill),
      ask('ebill/showEbillAlert', validateShowEbillAlert),
      claimsOf(asked),
      ask('idCard/eligible', validateIdCardEligibility),
      ask('programs', validateProgramList),
    ])
    const member = ofToken(account)
    if (!member) throw new Error('The account has no member of the token')
    const statuses = coveragesOf(member, day).map(({ status }) => status)
    return {
      facts: homeFacts({
        account,
        member,
        plan,
        hasEbill,
        alert,
        idCard,
        employee,
        claims,
        day,
        memberStatus: memberStatus(statuses),
      }),
      member: { firstName: member.firstName, lastName: member.lastName },
      family: {
        subscriberId: account.subscriberId,
        group: { name: account.groupName },
        members: account.members.map(one => {
          const { memberSuffix: suffix, firstName, lastName } = one
          const coverages = coveragesOf(one, day).map(({ category, status }) => ({ category, status }))
          const relationship = suffix === 0 ? 'SUBSCRIBER' : 'DEPENDENT'
          return { suffix, firstName, lastName, relationship, coverages }
        }),
      },
      employment: { employment: { employeeId: employee.employeeId } },
      planManagement: {
        planManagement: {
          isOpen: plan.eligibleAndActive,
          openEnrollmentEnd: plan.openEnrollmentEnd,
          upcomingPlanYear: plan.upcomingPlanYear,
          coverageEndDateUponCancellation: plan.coverageEndDateUponCancellation,
        },
      },
      ebill: { ebill: { eligible: hasEbill.hasEbill, awaitsVisit: alert.showEbillAlert } },
      recentClaims: {
        recentClaims: page.content.slice(0, 3).map(claim => {
          const { number, category, type, status, statusDescription, paidDate, ...rest } = toClaim(
            ...([claim, 'medical', claim.memberSuffix] as const),
          )
          const { amountOwed, provider, serviceDate, patientSuffix, hasExplanation } = rest
          return {
            ...{ number, category, type, status, statusDescription, paidDate, amountOwed },
            ...{ provider: { name: provider.name }, serviceDate, patientSuffix, hasExplanation },
          }
        }),
      },
      idCard: { hasIdCard: idCard.eligible },
      programs: {
        programs: enrolledPrograms(programs).map(
          ({ number, name, description, url, urlKind, displayOrder, isHighPriority }) => ({
            ...{ number, name, description, url, urlKind, displayOrder, isHighPriority },
          }),
        ),
      },
    }
  }
}
