import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'
import { brands, shipped } from './support/shipped-manifest.ts'

const program = (number: number, name: string, more: object = {}) => ({
  ...{ number, name, description: `${name} helps.`, url: null, urlKind: null, children: [] as object[] },
  ...{ categories: ['Wellness'], ...more },
})
const coaching = program(78, 'Coaching')
const programs = [
  program(33, 'Dental costs', { categories: ['Tools', 'Dental'], url: 'https://estimate.example/dental' }),
  program(13, 'Healthy gums', { categories: ['Dental'], children: [coaching] }),
  program(44, 'Gyms'),
  coaching,
]
const answers: Answers = {
  ProgramsScreen: () => ({ data: { viewer: { member: { programs, featuredPrograms: [programs[2], programs[0]] } } } }),
}

afterEach(cleanup)

describe('/benefits/programs', () => {
  const open = async (more: Answers = {}, id = 'first') => {
    const view = await openAddress('/benefits/programs', {
      ...{ manifest: shipped(id), persona: 'subscriber, active', answers: { ...answers, ...more } },
    })
    const main = view.container.querySelector('main') as HTMLElement
    const sections = [...main.querySelectorAll('section')].map(section => [
      section.querySelector('h2')?.textContent,
      ...[...section.querySelectorAll('h3')].map(title => title.textContent),
    ])
    return { ...view, main: within(main), sections }
  }

  it.each(brands.map(({ brand }) => brand.id))(
    '[PROGRAM-05] [OPEN-26] [SCOPE-17] on %s shows the featured programs first, then all by category, in their order',
    async id => {
      const { sections, sent } = await open({}, id)
      expect(sections).toEqual([
        ['Featured programs', 'Gyms', 'Dental costs'],
        ['Tools', 'Dental costs'],
        ['Dental', 'Dental costs', 'Healthy gums'],
        ['Wellness', 'Gyms'],
      ])
      expect(sent('ProgramsScreen')).toHaveLength(1)
    },
  )

  it('[PROGRAM-06] shows a program within the one that lists it', async () => {
    const { main } = await open()
    const parent = main.getByRole('link', { name: 'Healthy gums' }).closest('li') as HTMLElement
    const part = within(parent).getByRole('link', { name: 'Coaching' })
    expect(part.getAttribute('href')).toBe('/benefits/programs/78')
    expect(main.getAllByText('Coaching')).toHaveLength(1)
  })

  it('[TILE-01] [TILE-06] leads to the page of a program, or to its own address', async () => {
    const { main } = await open()
    expect(main.getAllByRole('link', { name: 'Gyms' })[0]?.getAttribute('href')).toBe('/benefits/programs/44')
    expect(main.getAllByRole('link', { name: 'Dental costs' })[0]?.getAttribute('href')).toBe(programs[0]?.url)
  })

  it('[PROGRAM-09] says that the plan has none', async () => {
    const none = () => ({ data: { viewer: { member: { programs: [], featuredPrograms: [] } } } })
    const { main, sections } = await open({ ProgramsScreen: none })
    expect(main.getByText('No programs are included in your plan.')).toBeTruthy()
    expect(sections).toEqual([])
  })

  it('[ERR-06] gives way to the error page when the programs cannot be had', async () => {
    const { getByText } = await open({ ProgramsScreen: () => failing('viewer.programs', 503) })
    expect(getByText('Error code: 503 Service unavailable')).toBeTruthy()
  })
})

describe('/benefits/programs/{id}', () => {
  const document = { name: 'Guide', url: 'https://documents.example/guide.pdf' }
  const content = { title: 'Gums and health', shortDescription: 'More cleanings for those who need them' }
  const one = (more: object = {}) => ({
    data: { viewer: { member: { program: { ...programs[1], document, content, ...more } } } },
  })
  const open = async (answer: Answers[string] = () => one(), id = 'first', path = '/benefits/programs/13') => {
    const view = await openAddress(path, {
      ...{ manifest: shipped(id), persona: 'subscriber, active', answers: { ProgramScreen: answer } },
    })
    return { ...view, main: within(view.container.querySelector('main') as HTMLElement) }
  }

  it('[PROGRAM-07] [ROUTE-33] shows what the site says of the program, its document and the programs within it', async () => {
    const { main, sent } = await open()
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Gums and health')
    await waitFor(() => expect(globalThis.document.title).toMatch(/^Gums and health \| /))
    expect(main.getByText(content.shortDescription)).toBeTruthy()
    expect(main.getByText('Healthy gums helps.')).toBeTruthy()
    const guide = main.getByRole('link', { name: /^Guide/ })
    expect([guide.getAttribute('href'), guide.getAttribute('target')]).toEqual([document.url, '_blank'])
    expect(main.getByRole('link', { name: 'Coaching' }).getAttribute('href')).toBe('/benefits/programs/78')
    expect(main.getByRole('link', { name: 'All programs' }).getAttribute('href')).toBe('/benefits/programs#item-13')
    expect(sent('ProgramScreen').map(({ variables }) => variables)).toEqual([
      { path: '/benefits/programs/13', program: 13 },
    ])
  })

  it('[PROGRAM-07] leads to the address of the program, and nowhere when it has none', async () => {
    const url = 'https://gyms.example/join'
    const { main } = await open(() => one({ url, document: null }))
    expect(main.getByRole('link', { name: 'Go to Gums and health' }).getAttribute('href')).toBe(url)
    cleanup()
    const without = await open()
    expect(without.main.queryByRole('link', { name: /^Go to/ })).toBeNull()
  })

  it.each(brands.map(({ brand }) => brand.id))(
    '[MEMBER-54] on %s leads somewhere from every program, also from those that nobody knows an address of',
    async id => {
      for (const number of [1, 8, 13, 17, 20, 27, 33, 34, 36, 37, 44, 52, 75, 78, 92, 93, 4711]) {
        const bare = { number, url: null, document: null, children: [] }
        const { main } = await open(() => one(bare), id, `/benefits/programs/${number}`)
        const ways = main.getAllByRole('link').map(link => link.getAttribute('href') ?? '')
        const onward = ways.filter(way => !way.startsWith('/benefits/programs'))
        expect([number, onward.length]).toEqual([number, 1])
        cleanup()
      }
    },
  )

  it('is named by the program where the site says nothing of it, and never links to an unsafe address', async () => {
    const unsafe = { url: 'javascript:alert(1)', document: { ...document, url: 'javascript:alert(2)' } }
    const { main } = await open(() => one({ content: null, ...unsafe }))
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Healthy gums')
    expect(main.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      '/benefits/programs#item-13',
      '/benefits/programs/78',
    ])
  })

  it.each(brands.map(({ brand }) => brand.id))(
    '[PROGRAM-08] on %s shows error 404 for a program the member has not',
    async id => {
      const { main, router } = await open(
        () => ({ data: { viewer: { member: { program: null } } } }),
        id,
        '/benefits/programs/999',
      )
      expect(main.getByText(/Error code: 404/)).toBeTruthy()
      expect(router.state.errors && Object.values(router.state.errors)[0]).toMatchObject({ status: 404 })
    },
  )
})
