import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { homeContext, program } from '../testing/home-context.ts'
import { show } from '../testing/show.tsx'
import { featuringView, programsView } from './fixture.ts'
import { programs } from './programs.tsx'

const tiles = () => within(screen.getByRole('list', { name: 'Programs' })).getAllByRole('listitem')
const tileOf = (...args: Parameters<typeof program>) => {
  show(programs.render(programsView, homeContext({ programs: { programs: [program(...args)] } })))
  const [tile] = tiles()
  if (!tile) throw new Error('no tile shown')
  return tile
}

describe('programs', () => {
  it('[HOME-50] [HOME-51] has its title and introduction from the manifest', () => {
    show(programs.render(programsView, homeContext()))
    expect(screen.getByRole('heading', { level: 2, name: 'Programs' })).toBeTruthy()
    expect(screen.getByText('Valuable services and perks included in your plan.')).toBeTruthy()
  })

  it('[HOME-52] [PROGRAM-01] [PROGRAM-03] shows high priority programs only, by display order', () => {
    show(programs.render(programsView, homeContext()))
    expect(tiles().map(tile => within(tile).getByRole('heading').textContent)).toEqual([
      'Text a doctor',
      'Dental cost estimator',
      'Digital claims (opens in a new tab)',
      'Mobile therapy',
      'Choose healthy',
      'Active and fit',
    ])
  })

  it('[HOME-52] [CONST-07] shows at most 6', () => {
    const many = Array.from({ length: 9 }, (_, index) => program(100 + index, `Program ${index}`, ''))
    show(programs.render(programsView, homeContext({ programs: { programs: many } })))
    expect(tiles()).toHaveLength(6)
  })

  it('[HOME-56] leads to all programs where the manifest has the link', () => {
    show(programs.render(programsView, homeContext()))
    expect(screen.getByRole('link', { name: 'View all programs' }).getAttribute('href')).toBe('/benefits/programs')
  })

  it('[HOME-53] [HOME-54] [HOME-55] features a limit with what remains, a bar that says the same, and a way on', () => {
    show(programs.render(featuringView, homeContext()))
    const [tile] = tiles()
    if (!tile) throw new Error('no tile shown')
    expect(within(tile).getByRole('heading', { name: 'Benefits' })).toBeTruthy()
    expect(tile.textContent).toContain('Remaining$1,050.00')
    const bar = within(tile).getByRole('meter')
    expect(bar.getAttribute('value')).toBe('30')
    expect(bar.getAttribute('aria-valuetext')).toBe('$450.00 of $1,500 met, $1,050.00 left')
    expect(within(tile).getByRole('link', { name: 'See your dental benefits' }).getAttribute('href')).toBe(
      '/benefits/dental',
    )
    expect(screen.queryByRole('link', { name: 'View all programs' })).toBeNull()
  })

  it('[HOME-53] features no limit on brands whose manifest asks for none', () => {
    show(programs.render(programsView, homeContext()))
    expect(screen.queryByRole('meter')).toBeNull()
  })

  it('[HOME-57] is left out with its title when there is no program and no limit', () => {
    const nothing = homeContext({ programs: { programs: [] }, featuredLimit: null })
    expect(programs.render(programsView, nothing)).toBeUndefined()
    expect(programs.render(featuringView, nothing)).toBeUndefined()
  })

  it('[TILE-01] [TILE-02] [TILE-03] [TILE-06] leads each tile where its program lives', () => {
    const list = [
      program(17, 'Choose healthy', ''),
      program(27, 'Passport Dental', ''),
      program(92, 'Find a dentist', ''),
      program(44, 'Active and fit', '', { url: 'https://fit.example/join' }),
    ]
    show(programs.render(programsView, homeContext({ programs: { programs: list } })))
    expect(tiles().map(tile => within(tile).getByRole('link').getAttribute('href'))).toEqual([
      '/benefits/programs/17',
      '/passport-dental',
      'https://fit.example/join',
      '/find-care/find-a-dentist',
    ])
  })

  it('[TILE-12] [CONST-31] cuts a name over 55 characters at 55 with an ellipsis', () => {
    const name = 'A program whose name goes on and on beyond all measures, truly'
    const tile = tileOf(17, name, '')
    expect(within(tile).getByRole('heading').textContent).toContain(`${name.slice(0, 55)}…`)
  })

  it('[TILE-13] [CONST-31] cuts a description over 125 characters at 125 with an ellipsis', () => {
    const exact = 'd'.repeat(125)
    expect(tileOf(17, 'Fits', exact).textContent).toContain(exact)
    expect(within(screen.getByRole('list', { name: 'Programs' })).queryByText(`${exact}…`)).toBeNull()
  })

  it('[TILE-13] leaves one character more out', () => {
    expect(tileOf(17, 'Long', 'd'.repeat(126)).textContent).toContain(`${'d'.repeat(125)}…`)
  })

  it('[TILE-14] shows the art of the dental brand where the manifest asks for it', () => {
    expect(within(tileOf(33, 'Dental cost estimator', '')).getByRole('img', { name: 'Brightside Dental' })).toBeTruthy()
  })

  it('[TILE-15] shows the icon of the manifest', () => {
    expect(tileOf(17, 'Choose healthy', '').querySelector('[data-icon="leaf"]')).not.toBeNull()
  })

  it('[TILE-16] shows a neutral icon for a program without one', () => {
    expect(tileOf(78, 'Something new', '').querySelector('[data-icon="program"]')).not.toBeNull()
  })
})
