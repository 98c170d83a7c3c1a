import { describe, expect, it } from 'vitest'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import type { MemberState } from '../../engine/state.ts'
import { personas } from './personas.ts'
import { opening, screen, shell, titles, words } from './support/see.ts'
import { brands, everyBrand } from './support/shipped-brands.ts'

const { first, senior, medicalDental, regional } = brands
const subscriber = personas['subscriber, active']
const signedOut = personas['signed out']
const three = ['reload', 'log-out-and-in', 'come-back-later']
const ofTheServer = ['reload', 'log-out-and-in', 'clear-browser', 'come-back-later']
const ofTheLine = ['check-connection', 'reboot-device']
const generic = "Sorry, it looks like there's a problem."

const page = (brand: CompiledManifest, status: number, state: MemberState = subscriber) =>
  screen(brand, `/error/${status}`, state).error

/** Row, status, heading, code line, tips. */
const pages: [row: string, status: number, heading: string, codeLine: string | undefined, tips: string[]][] = [
  ['ERR-27] [ERR-28', 0, generic, undefined, three],
  ['ERR-30] [MEMBER-57', 1, 'Temporarily unable to access resource. Please try again later.', undefined, ofTheLine],
  ['ERR-31] [OPEN-36', 400, generic, 'Error code: 400 Bad request', three],
  ['ERR-32', 401, "Sorry, but we aren't able to authenticate you.", 'Error code: 401 Unauthorized', []],
  ['ERR-34', 403, "Sorry, it looks like you don't have access to this page.", 'Error code: 403 Forbidden', []],
  ['ERR-35', 404, "Sorry, it looks like we can't find that page.", 'Error code: 404 Not found', []],
  [
    'ERR-36] [MEMBER-57',
    408,
    'Sorry, this is taking longer than expected.',
    'Error code: 408 Request time-out',
    ['reload', ...ofTheLine, 'log-out-and-in', 'come-back-later'],
  ],
  [
    'ERR-37] [MEMBER-57',
    500,
    "Sorry, we're having a problem with our system. We'll get this fixed soon.",
    'Error code: 500 Internal server error',
    ofTheServer,
  ],
  ['ERR-38] [MEMBER-57', 502, 'Sorry, something went wrong.', 'Error code: 502 Bad gateway', ofTheServer],
  [
    'ERR-39',
    503,
    "Sorry, we're unable to handle your request at this time.",
    'Error code: 503 Service unavailable',
    three,
  ],
]

describe.each(everyBrand)('error pages of $brand.id', brand => {
  it.each(pages)('[%s] [ERR-40] status %i says what happened', (_, status, heading, codeLine, tips) => {
    expect(page(brand, status)).toMatchObject({ heading, tips })
    expect(page(brand, status)?.codeLine).toBe(codeLine)
  })
  it('[ERR-26] an unknown status shows the generic page', () => {
    for (const status of [418, 504, 999]) expect(page(brand, status)?.heading).toBe(generic)
  })
  it('[ERR-24] the generic page links home', () => {
    for (const state of [subscriber, signedOut])
      expect(page(brand, 0, state)?.links).toContainEqual(expect.objectContaining({ title: 'Home', target: '/' }))
  })
  it('[ERR-25] signed in, all but the page of a refused session have authorized links', () => {
    for (const { status, links } of shell(brand, subscriber).errors.pages) {
      if (status === 401) continue
      expect(titles(links)).toEqual(expect.arrayContaining(['Home', 'My account']))
    }
  })
  it('[ERR-25] no link leads anyone to an address that is closed to them', () => {
    for (const state of [
      subscriber,
      personas['every plan ended'],
      personas['no plan'],
      personas['signing in'],
      signedOut,
    ])
      for (const { links } of shell(brand, state).errors.pages)
        for (const { target } of links) {
          if (!target.startsWith('/')) continue
          expect([target, typeof opening(brand, target, state)]).toEqual([target, 'string'])
        }
  })
  it('[ERR-29] the shared tips are there, in words, and pages name no other', () => {
    const { tips, pages } = shell(brand, subscriber).errors
    expect(tips.map(({ id }) => id)).toEqual(expect.arrayContaining(pages.flatMap(page => page.tips)))
    expect(pages.find(({ status }) => status === 0)?.tips).toEqual(tips.slice(0, 3).map(({ id }) => id))
    expect(tips.map(({ text }) => text)).toEqual([
      'Reload the page.',
      'Log out and log back in.',
      'Come back later.',
      "Clear your browser's cache and cookies.",
      'Check your internet connection.',
      'Reboot your device.',
    ])
  })
  it('a page that is not built yet says so and gives a way on', () => {
    for (const { route } of brand.routes.list) {
      if (route.screen !== 'not-available' || route.path.includes(':')) continue
      const { error } = screen(brand, route.path, subscriber)
      expect(error).toMatchObject({ status: 501, heading: "This page isn't available yet." })
      expect(words(error?.body)).toContain('Nothing is wrong with your account')
      expect(error?.links.length).toBeGreaterThan(1)
    }
  })
})

describe('links of error pages', () => {
  const withCustomerService = (brand: CompiledManifest, state: MemberState) =>
    shell(brand, state)
      .errors.pages.filter(({ links }) => titles(links).includes('Customer service'))
      .map(({ status }) => status)
  const all = [0, 1, 400, 401, 403, 404, 408, 500, 502, 503]

  it('[ERR-22] [SUPPORT-03] [OPEN-51] signed out, medical and dental pages link to customer service by the contact page', () => {
    expect(withCustomerService(medicalDental, signedOut)).toEqual(all)
    for (const status of all)
      expect(page(medicalDental, status, signedOut)?.links).toContainEqual(
        expect.objectContaining({ title: 'Customer service', target: '/contact-us' }),
      )
  })
  it('[ERR-23] [SUPPORT-03] signed in, medical and dental pages link home and to customer service', () => {
    expect(withCustomerService(medicalDental, subscriber)).toEqual(all)
    for (const status of all)
      expect(page(medicalDental, status)?.links).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ title: 'Home' }),
          expect.objectContaining({ title: 'Customer service', target: '/support/customer-service' }),
        ]),
      )
  })
  it.each([first, senior, regional])('[OPEN-51] pages of $brand.id do not', brand => {
    expect(withCustomerService(brand, subscriber)).toEqual([])
    expect(withCustomerService(brand, signedOut)).toEqual([])
  })
  it('[ERR-33] the regional page of a refused session leads to the health plan', () => {
    expect(titles(page(regional, 401, signedOut)?.links ?? [])).toEqual([
      'Return to the health plan dashboard',
      'Contact customer service',
      'Contact the health plan',
    ])
    expect(titles(page(first, 401, signedOut)?.links ?? [])).not.toContain('Contact the health plan')
  })
})
