import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, demoSignIns } from '../../gateway-rest/seed/personas.ts'
import { factNames } from '../../schema/generated/facts.ts'
import { type Person, type RealGateway, signIn, startRealGateway } from './support/real-gateway.ts'

let gateway: RealGateway
beforeAll(async () => {
  gateway = await startRealGateway()
})
afterAll(() => gateway.close())

const homeData = readFileSync(new URL('../../gateway-graph/examples/home-data.graphql', import.meta.url), 'utf8')
const everythingElse = `{ viewer {
  facts { ${factNames.join(' ')} }
  family { id subscriberId hasReferrals group { id number name } products { name url } chatConfig { displayChat } }
  member { id firstName relationship coverages { category status } planRecords { category status } preventiveCareDueDate outlineOfCoverage
    hasMedicareMaterials employment { employeeId isLocal598 } }
  accountStatus relevantPreferences
  preferences { emailAddress values { name value initial } }
  registrationPolicy { isCommunicationPolicySigned initialConsent }
  groups { id number timeline isCurrent isSalesforce } groupChoices { number isOver }
  groupsWithPlans { number plans { category status } }
} holidayCalendar accreditations { level } chatConfiguration { host } }`

/** The viewer of an answer without errors. */
async function viewer(person: Person, selection: string): Promise<Record<string, unknown>> {
  const { data, errors } = await person.ask(`{ viewer { ${selection} } }`)
  expect(errors).toEqual([])
  return { ...(data?.viewer as object) }
}
const mustChange = ['initial', 'forced']
const canLogIn = demoSignIns().filter(({ persona }) => !['disabled', 'locked', ...mustChange].includes(persona))

describe('against the reference gateway', () => {
  it.each(canLogIn)('[CALL-04] answers everything for $username without an error', async ({ persona, domainId }) => {
    const person = await gateway.signedIn(persona, Number(domainId))
    expect((await person.ask(homeData)).errors).toEqual([])
    const { data, errors } = await person.ask(everythingElse)
    expect(errors).toEqual([])
    const facts: Record<string, string | boolean | null> = Object(data?.viewer).facts
    expect(Object.entries(facts).filter(([, value]) => value === null)).toEqual([])
    expect(data?.holidayCalendar).not.toBeNull()
    expect(data?.chatConfiguration).not.toBeNull()
  })

  it.each(mustChange)(
    '[SEC-09] gives no access token to %s accounts, which have a password to change',
    async persona => {
      const person = gateway.visitor(1)
      const { data, errors } = await person.ask(signIn, { username: `${persona}1`, password: DEMO_PASSWORD })
      expect([data, errors[0]?.extensions]).toMatchObject([null, { status: 403, call: 'token/complete' }])
      expect(person.session.kind).toBe('temporary')
    },
  )

  it('[ERR-01] [ERR-02] [ERR-03] [SEC-13] tells attempts, lock and refusal, and nothing of a name before its password was right', async () => {
    const visitor = gateway.visitor(1)
    const attempt = async (username: string, password = 'wrong0') =>
      (await visitor.ask(signIn, { username, password })).data?.signIn
    for (const username of ['noclaims1', 'nobody', 'locked1', 'disabled1'])
      expect(await attempt(username)).toMatchObject({
        ...{ next: null, userErrors: [{ code: 'LOGIN_ATTEMPTS_REMAINING', attemptsRemaining: 4 }] },
      })
    expect(await attempt('locked1', DEMO_PASSWORD)).toMatchObject({ userErrors: [{ code: 'ACCOUNT_LOCKED' }] })
    expect(await attempt('disabled1', DEMO_PASSWORD)).toMatchObject({ userErrors: [{ code: 'INVALID_CREDENTIALS' }] })
    expect(visitor.session.done).toEqual([])
  })

  it('[SESSION-06] [ENT-44] [PERM-13] [LOGINAS-22] [LOGINAS-23] [OPEN-44] [LOGINAS-13] lets staff act as the members that their role allows', async () => {
    const { subscriberId } = (await viewer(await gateway.signedIn('employee'), 'family { subscriberId }')).family as {
      subscriberId: string
    }
    const logInAs = `mutation ($input: LogInAsInput!) { logInAs(input: $input) { next refusal userErrors { code } } }`
    const input = { subscriberId, preventSalesforce: false }
    const refused = await gateway.signedIn('nonemp')
    expect((await refused.ask(logInAs, { input })).data?.logInAs).toMatchObject({
      ...{ next: null, refusal: expect.stringMatching(/\w/), userErrors: [{ code: 'LOGIN_AS_REFUSED' }] },
    })
    const allowed = await gateway.signedIn('anyone')
    expect((await allowed.ask(logInAs, { input })).data?.logInAs).toEqual({
      ...{ next: '/home', refusal: null, userErrors: [] },
    })
    expect(allowed.session.claims).toMatchObject({
      ...{ memberKey: expect.stringMatching(/\w/), role: 'member', issuedByRole: 'logInAsAnyone' },
    })
    expect(await viewer(allowed, 'facts { staffRole actsAsMember } family { subscriberId }')).toMatchObject({
      ...{ facts: { staffRole: 'ANYONE', actsAsMember: true }, family: { subscriberId } },
    })
  })

  it('[PERM-26] [PERM-04] shows a dependent only what is the dependent’s own', async () => {
    const own = 'member { suffix relationship } family { members { suffix } member(suffix: 0) { firstName } }'
    expect(await viewer(await gateway.signedIn('dependent'), own)).toEqual({
      member: { suffix: 1, relationship: 'DEPENDENT' },
      family: { members: [{ suffix: 1 }], member: null },
    })
  })

  it('[ACTIVEGROUP-12] [CALL-13] [OPEN-12] switches group, with the token that the gateway gives', async () => {
    const person = await gateway.signedIn('groups')
    const { groups } = (await viewer(person, 'groups { number isCurrent }')) as {
      groups: { number: string; isCurrent: boolean }[]
    }
    const other = groups.find(({ isCurrent }) => !isCurrent)
    const { data } = await person.ask(
      `mutation { switchGroup(input: { group: "${other?.number}" }) { next userErrors { code } } }`,
    )
    expect(data?.switchGroup).toEqual({ next: '/home', userErrors: [] })
    expect(await viewer(person, 'family { group { number } } facts { groupChosen }')).toEqual({
      ...{ family: { group: { number: other?.number } }, facts: { groupChosen: true } },
    })
  })

  it('[CALL-20] [CALL-21] [PREF-14] saves preferences, and [ROUTING-10] nothing required is missing then', async () => {
    const person = await gateway.signedIn('noprefs')
    const { relevantPreferences } = (await viewer(person, 'relevantPreferences facts { requiredPreferences }')) as {
      relevantPreferences: string[]
    }
    const values = relevantPreferences.map(name => ({ name, value: true }))
    const save =
      'mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { userErrors { code } } }'
    const input = { emailAddress: 'new@sample.example', currentPassword: DEMO_PASSWORD, values }
    expect((await person.ask(save, { input })).data).toEqual({ updatePreferences: { userErrors: [] } })
    expect(await viewer(person, 'preferences { emailAddress } facts { requiredPreferences }')).toEqual({
      ...{ preferences: { emailAddress: 'new@sample.example' }, facts: { requiredPreferences: true } },
    })
  })

  it('[CALL-17] [CALL-18] [POLICY-14] signs the policy, for a dependent without consent', async () => {
    for (const persona of ['unsigned', 'unsigneddep']) {
      const person = await gateway.signedIn(persona)
      const sign =
        'signPolicies(input: { isCommunicationPolicySigned: true, isEeobPreferenceConsented: true }) { userErrors { code } }'
      expect((await person.ask(`mutation { ${sign} }`)).data).toEqual({ signPolicies: { userErrors: [] } })
      expect(
        await viewer(person, 'registrationPolicy { isEeobPreferenceConsented } facts { communicationPolicy }'),
      ).toEqual({
        registrationPolicy: { isEeobPreferenceConsented: persona === 'unsigned' ? true : null },
        facts: { communicationPolicy: true },
      })
    }
  })

  it('[EBILL-02] [EBILL-03] [EBILL-04] [EBILL-05] [CALL-05] [CALL-66] [CALL-68] registers for eBill on the first visit only', async () => {
    const person = await gateway.signedIn('ebill')
    const open = async () => {
      const { data } = await person.ask('mutation { openEbill { url userErrors { code } } }')
      return String(Object(data?.openEbill).url)
    }
    const first = await open()
    expect(first).toContain('firstTime=true')
    expect(await open()).not.toContain('firstTime')
    expect((await fetch(first)).status).toBe(200)
  })

  it('[HOME-37] [CALL-41] finds the EOB of a claim that has an EOB button', async () => {
    const person = await gateway.signedIn('active')
    const { member } = (await viewer(person, 'member { recentClaims { number hasExplanation } }')) as {
      member: { recentClaims: { number: string; hasExplanation: boolean }[] }
    }
    const { recentClaims } = member
    expect(recentClaims.length).toBeLessThanOrEqual(3)
    for (const { number } of recentClaims.filter(({ hasExplanation }) => hasExplanation)) {
      const { data } = await person.ask(`{ viewer { family { explanationOfClaim(number: "${number}") { number } } } }`)
      expect(data?.viewer).toEqual({ family: { explanationOfClaim: { number: expect.any(String) } } })
    }
  })

  it('says 401 when the gateway no longer takes the token', async () => {
    const person = await gateway.signedIn('active')
    person.session.token = `${person.session.token?.slice(0, -4)}AAAA`
    const { data, errors } = await person.ask('{ viewer { family { subscriberId } } }')
    expect(data).toEqual({ viewer: { family: null } })
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', status: 401, call: 'account' })
  })
})
