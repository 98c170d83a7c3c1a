import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openAddress } from './support/open-address.tsx'
import { brands } from './support/shipped-manifest.ts'

const persona = 'subscriber, active' as const
const targets = (view: Awaited<ReturnType<typeof openAddress>>) =>
  [...view.container.querySelectorAll('main a')].map(link => link.getAttribute('href') ?? '')

afterEach(cleanup)

describe.each(brands)('support pages of $brand.id', manifest => {
  it('[SUPPORT-01] [SUPPORT-02] customer service has the phones, hours and e-mail of the brand, each ready for use', async () => {
    const view = await openAddress('/support/customer-service', { manifest, persona })
    const lines = view.container.querySelectorAll('main dd')
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) {
      const text = line.textContent ?? ''
      const href = line.querySelector('a')?.getAttribute('href')
      if (/^[\d-]+$/.test(text)) expect(href).toBe(`tel:${text.replaceAll('-', '')}`)
      if (text.includes('@')) expect(href).toBe(`mailto:${text}`)
    }
    expect(targets(view).some(target => target.startsWith('tel:'))).toBe(true)
    expect(targets(view).some(target => target.startsWith('mailto:'))).toBe(true)
    expect(view.container.textContent).toMatch(/a\.m\./)
    expect(new Set(view.calls.map(({ name }) => name))).toEqual(new Set(['Shell', 'PageScreen']))
  })

  it('[SUPPORT-01] customer service gives the numbers of the contact page', async () => {
    const page = await openAddress('/support/customer-service', { manifest, persona })
    const numbers = targets(page).filter(target => /^(tel|mailto):/.test(target))
    cleanup()
    const contact = await openAddress('/contact-us', {
      manifest,
      persona,
      answers: { ContactScreen: () => ({ data: { holidayCalendar: null } }) },
    })
    expect(numbers).toEqual(targets(contact).filter(target => /^(tel|mailto):/.test(target)))
  })

  it('[ACCOUNT-15] the help center has topics and leads to customer service and contact', async () => {
    const view = await openAddress('/account/support', { manifest, persona })
    expect(view.getByRole('heading', { name: 'Help topics' })).toBeTruthy()
    expect(targets(view)).toEqual(
      expect.arrayContaining(['/claims', '/account/settings', '/support/customer-service', '/contact-us']),
    )
    cleanup()
    const termed = await openAddress('/account/support', { manifest, persona: 'every plan ended' })
    expect(targets(termed)).not.toContain('/id-card')
    expect(targets(termed)).toContain('/claims')
  })
})
