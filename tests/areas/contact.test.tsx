import { cleanup, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'
import { brands, shipped } from './support/shipped-manifest.ts'

const path = '/contact-us'
const text = (value: string) => ({ type: 'text', value })
const element = (tagName: string, children: object[], properties = {}) => ({
  type: 'element',
  tagName,
  properties,
  children,
})
const calendar = {
  type: 'root',
  children: [element('ul', [element('li', [text('Labor Day, closed')])])],
}
const open = (id = 'first', answers: Answers = { ContactScreen: () => ({ data: { holidayCalendar: calendar } }) }) =>
  openAddress(path, { manifest: shipped(id), answers })

afterEach(cleanup)

describe('contact us', () => {
  it.each(brands.map(({ brand }) => brand.id))(
    '[CONTACT-01] [CONTACT-02] %s: leads back to log-in under its heading',
    async id => {
      const { getByRole } = await open(id)
      expect(getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login')
      expect(getByRole('heading', { level: 1 }).textContent).toBe('Contact us')
    },
  )

  it('[CONTACT-03] shows the holiday calendar in its panel', async () => {
    const { getByRole } = await open()
    const panel = within(getByRole('region', { name: 'Holidays' }))
    expect(panel.getByRole('listitem').textContent).toBe('Labor Day, closed')
  })

  it('[CONTACT-04] renders nothing of a calendar that could act', async () => {
    const { container } = await open('first', {
      ContactScreen: () => ({
        data: {
          holidayCalendar: {
            type: 'root',
            children: [
              element('script', [text('alert(1)')]),
              element('p', [text('closed')], { onClick: 'alert(1)' }),
              element('a', [text('more')], { href: 'javascript:alert(1)' }),
            ],
          },
        },
      }),
    })
    expect(container.querySelector('main script')).toBeNull()
    expect(container.querySelector('main [onclick]')).toBeNull()
    expect(
      [...container.querySelectorAll('main a')].filter(link => /^javascript/.test(link.getAttribute('href') ?? '')),
    ).toEqual([])
  })

  it.each([
    ['is empty', { data: { holidayCalendar: null } }],
    ['fails', { data: { holidayCalendar: null }, ...failing('holidayCalendar', 500) }],
  ])('[CONTACT-05] keeps the contacts and leaves the panel out when the calendar %s', async (_how, answer) => {
    const { queryByRole, getByRole } = await open('first', { ContactScreen: () => answer })
    expect(queryByRole('heading', { name: 'Holidays' })).toBeNull()
    expect(getByRole('heading', { name: 'Account access' })).toBeTruthy()
  })

  it.each(['senior', 'regional'])(
    '[CONTACT-07] [OPEN-30] %s has two sections, each with phone, hours and e-mail',
    async id => {
      const { getAllByRole, container } = await open(id, {})
      const sections = getAllByRole('region').filter(region => container.querySelector('main')?.contains(region))
      expect(sections.map(section => section.querySelector('h2')?.textContent)).toEqual([
        'Account access',
        'Customer service',
      ])
      for (const section of sections) {
        expect([...section.querySelectorAll('dt')].map(term => term.textContent)).toEqual(['Phone', 'Hours', 'Email'])
        expect(section.querySelector('a[href^="tel:"]')).toBeTruthy()
        expect(section.querySelector('a[href^="mailto:"]')).toBeTruthy()
      }
    },
  )

  it('[CONTACT-08] [CONTACT-09] the other brands have many sections, whose numbers can be dialled', async () => {
    const { getByRole } = await open('medical-dental', {})
    for (const name of [
      'Account access',
      'Medical',
      'Dental',
      'Pharmacy',
      /Employer group/,
      'Medicare Advantage',
      'Medicare Pharmacy',
    ]) {
      const section = getByRole('heading', { name }).closest('section')
      expect(section?.querySelector('a[href^="tel:"]')?.getAttribute('href')).toMatch(/^tel:\+?[\d]{10,}$/)
    }
    expect(getByRole('heading', { name: 'TTY 711' }).closest('section')?.querySelector('a')?.getAttribute('href')).toBe(
      'tel:711',
    )
  })
})
