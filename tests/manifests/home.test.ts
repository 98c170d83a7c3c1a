import { describe, expect, it } from 'vitest'
import type { MemberState } from '../../engine/state.ts'
import { member, personas } from './personas.ts'
import { block, opening, screen, shell, words } from './support/see.ts'
import { brands, everyBrand } from './support/shipped-brands.ts'

const { first, senior, medicalDental, regional } = brands
const subscriber = personas['subscriber, active']

describe.each(everyBrand)('Home of $brand.id', brand => {
  const sees = (id: string, state: MemberState) => block(brand, id, state) !== undefined
  const link = (id: string, key: string, state: MemberState) => Object(block(brand, id, state))[key]

  it('[HOME-07] [PERM-25] shows the employee id to local 598, else the subscriber ID', () => {
    expect(block(brand, 'welcome', personas['local 598'])).toMatchObject({ identifier: 'employeeId' })
    expect(block(brand, 'welcome', subscriber)).toMatchObject({
      identifier: 'subscriberId',
      copied: 'Copied subscriber ID to clipboard',
    })
  })
  it('[HOME-10] [CONST-25] tells of the primary care update to the last second of 31 March 2025 where the member is, when eligible', () => {
    const at = (instant: string, primaryCareEligible: 'yes' | 'no' = 'yes') =>
      sees('primary-care-update', member({ primaryCareEligible }, {}, { now: new Date(instant) }))
    expect(at('2025-04-01T06:59:59Z')).toBe(true)
    expect(at('2025-04-01T06:59:59Z', 'no')).toBe(false)
    expect(at('2025-04-01T07:00:00Z')).toBe(false)
  })
  it('[HOME-12] says that the dashboard now shows the primary care group', () => {
    const update = Object(
      block(brand, 'primary-care-update', member({}, {}, { now: new Date('2025-03-01T12:00:00Z') })),
    )
    expect(update.title).toBe('Primary care administrative update')
    expect(words(update.body)).toBe('Your dashboard now shows your primary care group instead of your provider.')
  })
  it('[HOME-18] [HOME-19] gives the phone and the e-mail address of the preventive care initiative', () => {
    expect(block(brand, 'preventive-care', personas['group of preventive care'])).toMatchObject({
      phone: '503-555-0142',
      email: 'preventive-care@portal.example',
    })
  })
  it('[HOME-11] never tells of it from 1 April 2025', () => {
    const nextDay = { now: new Date('2025-04-01T07:00:00Z') }
    expect(sees('primary-care-update', member({ primaryCareEligible: 'yes' }, {}, nextDay))).toBe(false)
    expect(sees('primary-care-update', subscriber)).toBe(false)
  })
  it('[HOME-13] [PLAN-01] [PLAN-02] [PLAN-05] [PLAN-06] [PLAN-07] has the plan banner that fits, or none', () => {
    const banner = (state: MemberState) =>
      screen(brand, '/home', state).home?.filter(item => item.block === 'plan-management-banner') ?? []
    const body = (state: MemberState) =>
      banner(state)
        .map(item => words(Object(item).body))
        .join()
    expect(banner(subscriber)).toEqual([])
    expect(banner(personas['renewal open'])).toHaveLength(1)
    expect(body(personas['renewal open'])).toContain('{openEnrollmentEnd}')
    expect(body(personas['medical cancelled'])).toBe(
      'Your benefits end on {coverageEnd}. Your medical plan will not be renewed for the {upcomingPlanYear} plan year.',
    )
    expect(body(personas['medical and dental cancelled'])).toBe(
      'Your benefits end on {coverageEnd}. Your medical and dental plans will not be renewed for the {upcomingPlanYear} plan year.',
    )
  })
  it("[PLAN-04] [OPEN-19] leads from the renewal reminder to the member's plan benefits", () => {
    expect(link('plan-renewal', 'link', personas['renewal open'])).toMatchObject({ target: '/account/plan-benefits' })
    const minor = member({ planManagement: 'renewal', relationship: 'dependent', ageBand: 'minor' })
    expect(link('plan-renewal', 'link', minor)).toBeUndefined()
  })
  it('[HOME-14] [HOME-15] shows the eBill alert when there is one, never to termed or ineligible members', () => {
    expect(sees('ebill-alert', personas['eBill, with an alert'])).toBe(true)
    expect(sees('ebill-alert', personas['eBill, without an alert'])).toBe(false)
    expect(sees('ebill-alert', member({ ebillEligible: 'no', ebillAlert: 'yes' }))).toBe(false)
    expect(sees('ebill-alert', personas['every plan ended'])).toBe(false)
    const { target } = link('ebill-alert', 'link', personas['eBill, with an alert'])
    expect(opening(brand, target, personas['eBill, with an alert'])).toBe('open')
  })
  it('[HOME-16] [HOME-17] [CONST-23] shows the preventive care card to group 10002805 only', () => {
    const card = block(brand, 'preventive-care', personas['group of preventive care'])
    expect(words(Object(card).body)).toContain('plan year 2026-2027')
    expect(sees('preventive-care', subscriber)).toBe(false)
    expect(sees('preventive-care', { ...subscriber, open: {} })).toBe(false)
  })
  it('[HOME-21] [OPEN-29] says that the due date is unavailable when none comes back', () => {
    expect(block(brand, 'preventive-care', personas['group of preventive care'])).toMatchObject({
      unavailable: 'Your due date is unavailable right now. Please contact your advocate.',
    })
  })
  it('[MEMBER-34] shows the amounts of the plan year to whoever has a current plan', () => {
    expect(sees('yearly-amounts', subscriber)).toBe(true)
    expect(sees('yearly-amounts', personas['every plan ended'])).toBe(false)
  })
  it('[HOME-22] [PERM-15] shows the primary care tile exactly when the menu shows primary care', () => {
    for (const state of Object.values(personas)) {
      if (state.facts.session !== 'full') continue
      expect(sees('primary-care', state)).toBe(opening(brand, '/find-care/primary-care', state) === 'open')
    }
    expect(sees('primary-care', subscriber)).toBe(true)
  })
  it('[HOME-46] [HOME-47] [MEMBER-35] links to ID cards only when eligible and not termed', () => {
    expect(link('member-info', 'idCardLink', subscriber)).toMatchObject({ target: '/id-card' })
    expect(link('welcome', 'idCardLink', subscriber)).toMatchObject({ target: '/id-card?show=full' })
    expect(link('welcome', 'idCardLink', personas['no ID card'])).toBeUndefined()
    expect(link('welcome', 'idCardLink', personas['every plan ended'])).toBeUndefined()
    expect(link('member-info', 'idCardLink', personas['no ID card'])).toBeUndefined()
    expect(link('member-info', 'idCardLink', personas['every plan ended'])).toBeUndefined()
    expect(sees('member-info', personas['every plan ended'])).toBe(true)
  })
  it('[HOME-50] [HOME-51] [HOME-52] [CONST-07] has at most six programs under its words', () => {
    const [body] = [block(brand, 'programs', subscriber)].map(item => Object(item).body)
    expect(block(brand, 'programs', subscriber)).toMatchObject({ title: 'Programs', most: 6 })
    expect(typeof body === 'string' ? body : words(body)).toBe('Valuable services and perks included in your plan.')
  })
})

describe.each([first, senior, medicalDental])('Home of $brand.id', brand => {
  it('[HOME-48] [HOME-49] has tools with a line of introduction', () => {
    const tools = Object(block(brand, 'tools', subscriber))
    expect(tools.title).toBe('Tools')
    expect(typeof tools.body === 'string' ? tools.body : words(tools.body)).toBe(
      'Take charge of your healthcare with these helpful self-service tools.',
    )
  })
  it('[HOME-56] leads to all programs', () => {
    expect(Object(block(brand, 'programs', subscriber)).allLink).toMatchObject({
      title: 'View all programs',
      target: '/benefits/programs',
    })
  })
  it('[HOME-53] has no featured limit', () => {
    expect(block(brand, 'programs', subscriber)).not.toHaveProperty('featuredLimit')
  })
})

describe('regional Home', () => {
  it('[HOME-48] [HOME-49] [PERM-22] has quick access tools without introduction', () => {
    const tools = block(regional, 'tools', subscriber)
    expect(tools).toMatchObject({ title: 'Quick access tools' })
    expect(tools).not.toHaveProperty('body')
  })
  it('[HOME-53] [HOME-55] features a limit under Benefits that leads to the dental benefits', () => {
    expect(block(regional, 'programs', subscriber)).toMatchObject({
      featuredLimit: { title: 'Benefits', category: 'dental', target: '/benefits/dental' },
    })
  })
  it('[HOME-56] [OPEN-32] [PERM-21] has no link to all programs, yet keeps Programs in the Benefits menu', () => {
    expect(block(regional, 'programs', subscriber)).not.toHaveProperty('allLink')
    expect(opening(regional, '/benefits/programs', subscriber)).toBe('open')
  })
})

it('[MEMBER-51] no two brands have the same typefaces, size of type or picture on Home', () => {
  const looks = everyBrand.map(brand => {
    const { theme } = brand
    const picture = Object(block(brand, 'welcome', subscriber)).picture
    return {
      families: theme.typefaces.map(({ family }) => family).join(),
      base: theme.type.base,
      picture: picture?.src,
    }
  })
  for (const key of ['families', 'base', 'picture'] as const)
    expect(new Set(looks.map(look => look[key]).filter(Boolean)).size, key).toBe(everyBrand.length)
})

it('[MEMBER-35] a brand can have the ID card in the bar of phones', () => {
  const bar = (state: MemberState) => JSON.stringify(shell(senior, state).menus)
  expect(bar(subscriber)).toContain('"target":"/id-card?show=full"')
  expect(bar(personas['no ID card'])).not.toContain('"target":"/id-card?show=full"')
})
