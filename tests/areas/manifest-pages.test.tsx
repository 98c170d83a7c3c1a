import { cleanup, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { PersonaName } from '../manifests/personas.ts'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'
import { brands, shipped } from './support/shipped-manifest.ts'

const ids = brands.map(({ brand }) => brand.id)
const ooc = 'https://documents.example/outline.pdf'
const pharmacy = {
  number: 37,
  name: 'Pharmacy',
  description: 'Order refills here.',
  url: 'https://pharmacy.example/in',
}
const shown = { programs: [pharmacy], outlineOfCoverage: ooc, networks: ['Wide Network', 'Smiles'] }

interface Options {
  id?: string
  persona?: PersonaName
  has?: object
  answers?: Answers
}

const open = async (
  path: string,
  { id = 'first', persona = 'subscriber, active', has = {}, answers = {} }: Options = {},
) => {
  const view = await openAddress(path, {
    ...{ manifest: shipped(id), persona },
    answers: { PageScreen: () => ({ data: {}, shown: { ...shown, ...has } }), ...answers },
  })
  const main = within(view.container.querySelector('main') as HTMLElement)
  const links = () => main.getAllByRole<HTMLAnchorElement>('link')
  /** Words of a link without the note for screen readers, with where it leads. */
  const targets = () => links().map(link => [link.textContent?.replace(/ \(.*/, ''), link.getAttribute('href')])
  const titles = () => targets().map(([title]) => title)
  return { ...view, main, links, targets, titles }
}
const isOutside = (link: HTMLAnchorElement) => link.getAttribute('href')?.startsWith('https:') ?? false

afterEach(cleanup)

describe.each(ids)('/benefits/handbooks of %s', id => {
  it("[MATERIAL-06] [ROUTE-36] [SCOPE-18] lists the plan's handbooks and the Outline of Coverage, in new tabs", async () => {
    const { main, links, titles, calls } = await open('/benefits/handbooks', { id })
    expect(titles().filter(title => title?.endsWith('handbook'))).toHaveLength(4)
    expect(main.getByRole('link', { name: /^Outline of Coverage/ }).getAttribute('href')).toBe(ooc)
    const outside = links().filter(isOutside)
    expect(outside).toHaveLength(5)
    for (const link of outside) expect(link.target).toBe('_blank')
    expect(calls.map(({ name }) => name).sort()).toEqual(['PageScreen', 'Shell'])
  })

  it('[MATERIAL-06] lists the handbooks of what the member has, and says when there is no Outline of Coverage', async () => {
    const { main, titles } = await open('/benefits/handbooks', {
      ...{ id, persona: 'dental only', has: { outlineOfCoverage: null } },
    })
    expect(titles().filter(title => title?.endsWith('handbook'))).toEqual(['Dental handbook'])
    expect(main.getByText('Your plan has no Outline of Coverage.')).toBeTruthy()
  })

  it('[MATERIAL-07] gives way to the error page when the Outline of Coverage cannot be had', async () => {
    const { main } = await open('/benefits/handbooks', {
      ...{
        id,
        answers: { PageScreen: () => ({ data: {}, ...failing('screen.data.outlineOfCoverage', 503) }) },
      },
    })
    expect(main.getByText('Error code: 503 Service unavailable')).toBeTruthy()
  })

  it('[BENEFIT-29] [ROUTE-39] prior authorization is brand content and makes no call', async () => {
    const { main, calls } = await open('/benefits/prior-authorization', {
      ...{ id, has: { programs: null, outlineOfCoverage: null, networks: null } },
    })
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Prior authorization')
    expect(main.getByRole('heading', { name: 'Care that often needs it' })).toBeTruthy()
    expect(calls.map(({ name }) => name).sort()).toEqual(['PageScreen', 'Shell'])
  })
})

describe.each(ids)('/pharmacy of %s', id => {
  it("[PHARMACY-02] says what the program offers and leads to the provider's address in a new tab", async () => {
    const { main } = await open('/pharmacy', { id })
    expect(main.getByText(pharmacy.description)).toBeTruthy()
    const link = main.getByRole('link', { name: /pharmacy benefit provider/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([pharmacy.url, '_blank'])
  })

  it.each([null, 'javascript:alert(1)'])('[PHARMACY-03] leads nowhere when the address is %s', async url => {
    const { main } = await open('/pharmacy', { id, has: { programs: [{ ...pharmacy, url }] } })
    expect(main.getByText(pharmacy.description)).toBeTruthy()
    expect(main.queryAllByRole('link')).toEqual([])
  })
})

describe.each(ids)('/find-care/resources of %s', id => {
  it("[FINDCARE-01] [FINDCARE-04] [ROUTE-42] shows the brand's searches in new tabs, primary care, and the member's networks", async () => {
    const { main, links, targets } = await open('/find-care/resources', { id })
    const networks = within(main.getByRole('list', { name: 'Your networks' }))
    expect(networks.getAllByRole('listitem').map(item => item.textContent)).toEqual(shown.networks)
    const outside = links().filter(isOutside)
    expect(outside.length).toBeGreaterThanOrEqual(3)
    for (const link of outside) expect(link.target).toBe('_blank')
    expect(targets()).toContainEqual(['Primary care', '/find-care/primary-care'])
    expect(links().find(link => link.textContent?.startsWith('Primary care'))?.target).toBe('')
  })

  it('[FINDCARE-03] shows the out-of-area search to a member with an out-of-area plan only', async () => {
    expect((await open('/find-care/resources', { id })).titles()).not.toContain('Find care out of area')
    cleanup()
    const away = await open('/find-care/resources', { id, persona: 'out of area' })
    expect(away.titles()).toContain('Find care out of area')
  })

  it('[FINDCARE-04] has no primary care when the link is hidden, and says when no network is known', async () => {
    const { main, titles } = await open('/find-care/resources', {
      ...{ id, persona: 'no referrals, materials or primary care', has: { networks: [] } },
    })
    expect(titles()).not.toContain('Primary care')
    expect(main.getByText(/don't have the name of your network/)).toBeTruthy()
  })
})

describe('/find-care/find-a-dentist', () => {
  it('[FINDCARE-02] [ROUTE-46] leads to the dentist search in a new tab and to Passport Dental', async () => {
    const { links, targets } = await open('/find-care/find-a-dentist', { id: 'regional' })
    expect(
      links()
        .filter(isOutside)
        .map(link => link.target),
    ).toEqual(['_blank'])
    expect(targets()).toContainEqual(['Search for a dentist', expect.stringMatching(/^https:/)])
    expect(targets()).toContainEqual(['Passport Dental', '/passport-dental'])
    cleanup()
    const resources = await open('/find-care/resources', { id: 'regional' })
    expect(resources.targets()).toContainEqual(['Find a dentist', '/find-care/find-a-dentist'])
  })

  it('[FINDCARE-02] [ROUTE-47] is no address of the other brands, and none of their pages leads there', async () => {
    for (const id of ids.filter(each => each !== 'regional')) {
      expect((await open('/find-care/resources', { id })).targets().map(([, target]) => target)).not.toContain(
        '/find-care/find-a-dentist',
      )
      cleanup()
    }
  })
})
