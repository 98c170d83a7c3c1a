import { describe, expect, it } from 'vitest'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import type { MemberState } from '../../engine/state.ts'
import { shippedBrands } from '../../server/testing/test-portal.ts'
import { member, personas } from './personas.ts'
import { opening, routeAt, screen, words } from './support/see.ts'

const brands = await shippedBrands()

/** Every screen of claims, EOBs and the account. */
const addresses = [
  ...['/claims', '/claims/medical/C1/0', '/eobs', '/eobs/D1', '/account/summary', '/account/member-information'],
  ...['/account/settings', '/account/settings/change-password', '/account/plan-benefits', '/account/ebill'],
  '/account/support',
]

/** Every text that a screen has for somebody, with its place; names of the address and of icons are no texts. */
function textsOf(brand: CompiledManifest, address: string, state: MemberState): [place: string, text: string][] {
  const { text, page } = screen(brand, address, state)
  return [
    ...Object.entries(text).map(([key, said]): [string, string] => [
      `${address} ${key}`,
      typeof said === 'string' ? said : JSON.stringify(said),
    ]),
    ...(page ? textsIn(page, `${address} page`) : []),
  ]
}

const said = new Set(['title', 'heading', 'description', 'body', 'label'])

function textsIn(value: object, place: string): [string, string][] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]): [string, string][] => {
    if (key === 'body') return [[`${place} body`, words(part)]]
    if (typeof part === 'string') return said.has(key) ? [[`${place} ${key}`, part]] : []
    return typeof part === 'object' && part !== null ? textsIn(part, `${place} ${key}`) : []
  })
}

/** Speaks to the member, or for the member. "The member you act for" speaks to staff. */
const speaksToTheMember = (text: string) =>
  /\b(you|you're|you'll|your|yours|me|my|mine)\b/i.test(text.replaceAll('the member you act for', ''))

/** Says that a child pays or has a plan's amounts of its own. */
const makesAChildPay =
  /\byou owe\b|you don't have to pay|your (deductible|copay|coinsurance|share)|you (can appeal|have \{days\})/i

/** Speaks to a dependent of what only the subscriber has, sees or may do. */
const isForTheSubscriber = /you and your family|everyone on your plan|change your address|renew or cancel|^EOBs?\b/i

const acting = { staffRole: 'anyone', actsAsMember: 'yes' } as const

describe.each(brands)('words of $brand.id on claims, EOBs and the account', brand => {
  it.each(addresses)('[MEMBER-20] on %s speak to staff of the member, whomever they act for', address => {
    expect(routeAt(brand, address)).toBeDefined()
    for (const who of [personas['staff acting as a member'], member({ ...acting, relationship: 'dependent' })])
      expect(textsOf(brand, address, who).filter(([, text]) => speaksToTheMember(text))).toEqual([])
    const minor = member({ ...acting, relationship: 'dependent', ageBand: 'minor' })
    expect(textsOf(brand, address, minor).filter(([, text]) => speaksToTheMember(text))).toEqual([])
  })

  it('[MEMBER-20] never tell a minor that a child owes or pays', () => {
    const minors = [personas['minor dependent'], member({ ageBand: 'minor' })]
    for (const who of minors)
      for (const address of addresses)
        expect(textsOf(brand, address, who).filter(([, text]) => makesAChildPay.test(text))).toEqual([])
    const { text } = screen(brand, '/claims/medical/C1/2', personas['minor dependent'])
    expect([text.youOwe, text.whyHeading]).toEqual(['Your family owes', 'Why your family owes {amount}'])
  })

  it('[MEMBER-20] promise a dependent nothing that is the subscriber’s', () => {
    const opens = addresses.filter(address => !address.startsWith('/eobs'))
    for (const who of [personas['adult dependent'], personas['minor dependent']])
      for (const address of opens.filter(path => opening(brand, path, who) === 'open'))
        expect(textsOf(brand, address, who).filter(([, text]) => isForTheSubscriber.test(text))).toEqual([])
    const dependent = screen(brand, '/account/summary', personas['adult dependent']).text
    expect(dependent.noPlansBody).toContain('ask the subscriber of your plan')
  })

  it('[MEMBER-20] speak to the subscriber as ever', () => {
    const { text } = screen(brand, '/claims/medical/C1/0', personas['subscriber, active'])
    expect([text.youOwe, text.whyCopay]).toEqual(['You owe', '{amount} is your copay'])
    expect(textsOf(brand, '/account/support', personas['subscriber, active']).map(([, said]) => said)).toEqual(
      expect.arrayContaining(['Change your address or phone', 'Renew or cancel a plan', 'Change your password']),
    )
  })
})
