import { describe, expect, it } from 'vitest'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import type { MemberState } from '../../engine/state.ts'
import { member, personas } from './personas.ts'
import { opening, screen } from './support/see.ts'
import { brands, everyBrand } from './support/shipped-brands.ts'

const { first, senior, medicalDental, regional } = brands
const otherBrands = [first, senior, medicalDental]
const subscriber = personas['subscriber, active']
const ebill = personas['eBill, without an alert']

const tools = (brand: CompiledManifest, state: MemberState) =>
  (screen(brand, '/home', state).tools ?? []).map(tool => (tool.kind === 'program' ? tool.program : tool.shortcut))
const entry = (brand: CompiledManifest, program: number) =>
  screen(brand, '/home', subscriber).programs?.items.find(item => item.program === program)
const target = (brand: CompiledManifest, program: number) =>
  entry(brand, program)?.target ?? screen(brand, '/home', subscriber).programs?.fallback.target

describe.each(otherBrands)('tools of $brand.id', brand => {
  it('[TILE-17] [TILE-18] [TILE-19] [CONST-08] are programs 1, 33, 37, 93, the shortcuts, and 8 last', () => {
    const shortcuts = brand === medicalDental ? [-1, -2, -3] : [-1, -3]
    expect(tools(brand, ebill)).toEqual([1, 33, 37, 93, ...shortcuts, 8])
  })
  it('[TILE-22] have eBill only for eligible members with a plan', () => {
    expect(tools(brand, ebill)).toContain(-1)
    expect(tools(brand, subscriber)).not.toContain(-1)
    expect(tools(brand, personas['every plan ended'])).not.toContain(-1)
  })
  it('[TILE-08] [TILE-23] open eBill and the Outline of Coverage by their actions', () => {
    const actions = (screen(brand, '/home', ebill).tools ?? []).filter(
      tool => tool.kind === 'shortcut' && tool.action !== undefined,
    )
    expect(actions).toMatchObject([
      { title: 'eBill', action: 'open-ebill' },
      { title: 'Outline of Coverage', action: 'open-outline-of-coverage' },
    ])
  })
  it('[TILE-03] [OPEN-59] lead Find a dentist to the dentist search of the resources', () => {
    expect(target(brand, 92)).toBe('/find-care/resources#find-care-search')
  })
})

it('[TILE-20] [CONST-08] the regional tools are 27, 33, 92 and 93', () => {
  for (const state of [subscriber, ebill]) expect(tools(regional, state)).toEqual([27, 33, 92, 93])
})
it('[TILE-03] [PERM-23] the regional Find a dentist tile leads to its own page', () => {
  expect(target(regional, 92)).toBe('/find-care/find-a-dentist')
})

it('[TILE-04] [OPEN-69] the program shortcut leads to all programs, on the medical-dental brand, with a plan', () => {
  const shortcut = (brand: CompiledManifest, state: MemberState) =>
    (screen(brand, '/home', state).tools ?? []).find(tool => tool.kind === 'shortcut' && tool.shortcut === -2)
  expect(shortcut(medicalDental, subscriber)).toMatchObject({ title: 'All programs', target: '/benefits/programs' })
  expect(shortcut(medicalDental, personas['every plan ended'])).toBeUndefined()
  for (const brand of [first, senior, regional]) expect(shortcut(brand, subscriber)).toBeUndefined()
})

describe.each(everyBrand)('without a plan on $brand.id', brand => {
  // Whatever the gateway still says of their programs.
  const { open } = subscriber
  const ended = { ...personas['every plan ended'], open }
  const none = { ...personas['no plan'], open }
  it.each([
    ['every plan has ended', ended],
    ['there is none', none],
  ])(
    '[OPEN-74] programs and the tools that need a plan are left out when %s; Outline of Coverage stays',
    (_when, state) => {
      expect(tools(brand, state)).toEqual(brand === regional ? [] : [-3])
      expect(screen(brand, '/home', state).home?.filter(item => item.block === 'programs')).toEqual([])
      for (const path of ['/benefits/programs', '/benefits/programs/8', '/passport-dental'])
        expect([path, opening(brand, path, state)]).toEqual([path, state === ended ? '/home' : 403])
    },
  )
})

describe.each(everyBrand)('program tiles of $brand.id', brand => {
  it('[TILE-01] [TILE-02] lead to the program or Passport Dental', () => {
    for (const program of [1, 8, 13, 33, 37, 93]) expect(target(brand, program)).toBe('/benefits/programs/{id}')
    expect(target(brand, 27)).toBe('/passport-dental')
  })
  it('[TILE-07] open digital claims, and no other program, in a new tab', () => {
    const inNewTab = screen(brand, '/home', subscriber).programs?.items.filter(item => item.newTab)
    expect(inNewTab).toMatchObject([{ program: 93 }])
  })
  it('[TILE-14] carry dental art for the dental cost estimator and Find a dentist', () => {
    const withArt = screen(brand, '/home', subscriber).programs?.items.filter(item => item.art === 'dental')
    expect(withArt?.map(item => item.program)).toEqual([33, 92])
    expect(brand.brand.images.dental.src).toBeTruthy()
  })
  it('[TILE-15] [OPEN-25] have an icon of their own for every named program', () => {
    const named = [33, 27, 93, 92, 1, 13, 17, 20, 8, 34, 36, 44, 52, 75]
    for (const program of named) {
      expect(entry(brand, program)?.icon).toBeTruthy()
      expect(entry(brand, program)?.icon).not.toBe(screen(brand, '/home', subscriber).programs?.fallback.icon)
    }
  })
  it('[TILE-16] have a neutral icon otherwise', () => {
    expect(screen(brand, '/home', subscriber).programs?.fallback.icon).toBe('program')
    expect(entry(brand, 78)?.icon).toBeUndefined()
  })
  it('[TILE-21] [OPEN-25] know the other program numbers by their meaning', () => {
    const meanings = [13, 17, 20, 27, 33, 34, 36, 37, 44, 52, 75, 78, 92, 93].map(program => entry(brand, program)?.id)
    expect(meanings).toEqual([
      'oral-health-total-health',
      'choose-healthy',
      'supplemental-vision',
      'passport-dental',
      'dental-cost-estimator',
      'supplemental-vision-hearing-rider',
      'mobile-therapy',
      'pharmacy-program',
      'active-and-fit',
      'behavioral-health-champions',
      'silver-and-fit',
      'program-78',
      'find-a-dentist',
      'digital-claims',
    ])
  })
})

it('[TILE-22] [EBILL-01] leaves eBill out when it is not known whether every plan ended', () => {
  expect(tools(first, member({ ebillEligible: 'yes', memberStatus: undefined }))).not.toContain(-1)
})
