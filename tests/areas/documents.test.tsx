import { cleanup, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'
import { brands, shipped } from './support/shipped-manifest.ts'

const materials = [
  { number: 'formulary', name: 'List of Covered Drugs 2026', planYear: 2026, url: 'https://a.example/drugs.pdf' },
  { number: 'unsafe', name: 'Unsafe', planYear: 2026, url: 'javascript:alert(1)' },
]
const certificates = [{ name: 'Certificate of coverage: dental', url: 'https://a.example/certificate.pdf' }]
const everyBrand = brands.map(({ brand }) => brand.id)

const open = async (path: string, answers: Answers, id = 'first') => {
  const view = await openAddress(path, { manifest: shipped(id), persona: 'subscriber, active', answers })
  const main = within(view.container.querySelector('main') as HTMLElement)
  const links = () =>
    main.queryAllByRole('link').map(link => [link.getAttribute('href'), link.getAttribute('target')] as const)
  return { ...view, main, links }
}

afterEach(cleanup)

describe('/benefits/medicare-materials', () => {
  const path = '/benefits/medicare-materials'
  const found = (medicareMaterials: object[]) => ({
    MedicareMaterialsScreen: () => ({ data: { viewer: { member: { medicareMaterials } } } }),
  })

  it('[MATERIAL-01] [ROUTE-37] [SCOPE-18] lists the documents, each opening in a new tab', async () => {
    const { main, links, calls } = await open(path, found(materials))
    expect(main.getByRole('list', { name: 'Medicare Materials' }).textContent).toContain('Plan year 2026')
    expect(main.getByRole('link', { name: /List of Covered Drugs 2026/ })).toBeTruthy()
    expect(links()).toEqual([['https://a.example/drugs.pdf', '_blank']])
    expect(calls.map(({ name }) => name).sort()).toEqual(['MedicareMaterialsScreen', 'Shell'])
  })

  it.each(everyBrand)(
    '[MATERIAL-04] [MATERIAL-05] on %s says that there are none, also to a member who is not eligible',
    async id => {
      const { main, links } = await open(path, found([]), id)
      expect(main.getByText('No materials are available.')).toBeTruthy()
      expect(links()).toEqual([])
    },
  )

  it.each([500, 404, 400])('[MATERIAL-03] shows the error page of status %i', async status => {
    const answer = () => ({
      data: { viewer: { member: { medicareMaterials: null } } },
      ...failing('viewer.member.medicareMaterials', status),
    })
    const { main } = await open(path, { MedicareMaterialsScreen: answer })
    expect(main.getByText(new RegExp(`Error code: ${status}`))).toBeTruthy()
  })

  it('[OPEN-58] a lapsed session shows the 401 page on the brand that has it so', async () => {
    const answer = () => ({
      data: { viewer: { member: { medicareMaterials: null } } },
      ...failing('viewer.member.medicareMaterials', 401),
    })
    const { main } = await open(path, { MedicareMaterialsScreen: answer }, 'regional')
    expect(main.getByText(/Error code: 401/)).toBeTruthy()
  })
})

describe('/benefits/certificate-of-coverage', () => {
  const path = '/benefits/certificate-of-coverage'
  const found = (list: object[]) => ({
    CertificatesScreen: () => ({ data: { viewer: { member: { certificates: list } } } }),
  })

  it('[BENEFIT-28] [OPEN-49] [ROUTE-38] offers the certificates in a new tab', async () => {
    const { main, links } = await open(path, found(certificates))
    expect(main.getByRole('link', { name: /Certificate of coverage: dental/ })).toBeTruthy()
    expect(links()).toEqual([['https://a.example/certificate.pdf', '_blank']])
  })

  it('[BENEFIT-28] says so when none is available', async () => {
    const { main } = await open(path, found([]))
    expect(main.getByText('No certificate is available.')).toBeTruthy()
  })
})
