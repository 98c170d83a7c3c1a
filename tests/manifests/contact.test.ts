import { describe, expect, it } from 'vitest'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import { personas } from './personas.ts'
import { screen } from './support/see.ts'
import { brands, everyBrand } from './support/shipped-brands.ts'

const { first, senior, medicalDental, regional } = brands
const signedOut = personas['signed out']
const office = 'Monday to Friday 7:30 a.m. to 5:30 p.m. PT'
const medicare = '7 a.m. to 8 p.m. PT (Feb. 15 to Sept. 30 Mon-Fri; Oct. 1 to Feb. 14 Mon-Sun)'

const contact = (brand: CompiledManifest, state = signedOut) => screen(brand, '/contact-us', state).contact
const sections = (brand: CompiledManifest) => contact(brand)?.sections ?? []
const line = (brand: CompiledManifest, section: string, kind: string) =>
  sections(brand)
    .find(({ heading }) => heading === section)
    ?.lines.find(item => item.kind === kind)?.value

describe('contact blocks', () => {
  it.each([senior, regional])(
    '[CONTACT-06] [CONTACT-07] [OPEN-30] of $brand.id are account access and customer service',
    brand => {
      expect(sections(brand).map(({ heading }) => heading)).toEqual(['Account access', 'Customer service'])
      for (const { lines } of sections(brand))
        expect(lines.map(({ kind }) => kind)).toEqual(['phone', 'hours', 'email'])
    },
  )
  it.each([first, medicalDental])('[CONTACT-06] [CONTACT-08] [OPEN-30] of $brand.id have many sections', brand => {
    expect(sections(brand).map(({ heading }) => heading)).toEqual([
      'Account access',
      'Medical',
      'Dental',
      'Pharmacy',
      'Employer group programs',
      'Medicare Advantage',
      'Medicare Pharmacy',
      'TTY 711',
    ])
  })
  it.each([first, medicalDental])('[CONTACT-09] of $brand.id carry phones, hours and e-mails', brand => {
    for (const { heading, lines } of sections(brand))
      expect(lines.map(({ kind }) => kind)).toEqual(heading === 'TTY 711' ? ['tty'] : ['phone', 'hours', 'email'])
  })
  it.each(everyBrand)('[CONTACT-10] of $brand.id tell the hours of account access', brand => {
    expect(line(brand, 'Account access', 'hours')).toBe(office)
  })
  it.each([first, medicalDental])('[CONTACT-11] of $brand.id tell the hours of the Medicare lines', brand => {
    expect(line(brand, 'Medicare Advantage', 'hours')).toBe(medicare)
    expect(line(brand, 'Medicare Pharmacy', 'hours')).toBe(medicare)
  })
  it('[CONTACT-12] of the senior plan tell the hours of customer service', () => {
    expect(line(senior, 'Customer service', 'hours')).toBe(
      '7 a.m. to 8 p.m. PT, seven days a week from October 1 through March 31',
    )
  })
  it('[OPEN-29] hold only numbers and addresses that belong to nobody', () => {
    const values = everyBrand.flatMap(brand => sections(brand).flatMap(({ lines }) => lines))
    for (const { kind, value } of values) {
      if (kind === 'phone') expect(value).toMatch(/^\d{3}-555-01\d{2}$/)
      if (kind === 'email') expect(value).toMatch(/\.example$/)
    }
    const phones = values.filter(({ kind }) => kind === 'phone').map(({ value }) => value)
    expect(new Set(phones).size).toBe(phones.length)
  })
})

describe.each(everyBrand)('contact page of $brand.id', brand => {
  it('[CONTACT-01] leads back to log-in, or home when signed in, where log-in would end the session', () => {
    expect(contact(brand)?.backLink).toMatchObject({ title: 'Back to login', target: '/login' })
    expect(contact(brand, personas['subscriber, active'])?.backLink).toMatchObject({ target: '/home' })
  })
  it('[CONTACT-02] is headed "Contact us"', () => {
    expect(contact(brand)?.heading).toBe('Contact us')
  })
})
