import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { homeContext } from '../testing/home-context.ts'
import { show } from '../testing/show.tsx'
import { toolEntries, toolsView } from './fixture.ts'
import { tools, toolTiles } from './tools.tsx'

const titles = (context = homeContext()) => toolTiles(context.screen.tools ?? [], context).map(({ title }) => title)

describe('tools', () => {
  it('[HOME-48] [HOME-49] has its title and introduction from the manifest', () => {
    show(tools.render(toolsView, homeContext()))
    expect(screen.getByRole('heading', { level: 2, name: 'Tools' })).toBeTruthy()
    expect(screen.getByText('Take charge of your healthcare with these helpful self-service tools.')).toBeTruthy()
  })

  it('[HOME-48] has no introduction where the manifest has none', () => {
    const { body: _none, ...view } = { ...toolsView, title: 'Quick access tools' }
    show(tools.render(view, homeContext()))
    expect(screen.getByRole('region', { name: 'Quick access tools' }).textContent).not.toContain('Take charge')
  })

  it('[TILE-17] [TILE-18] [TILE-19] shows the tools the member has, in the order of the manifest', () => {
    expect(titles()).toEqual([
      'Dental cost estimator',
      'Digital claims',
      'eBill',
      'Outline of Coverage',
      'All programs',
      'Text a doctor',
    ])
  })

  it.each([
    ['is not eligible for eBill', { ebill: { ebill: { eligible: false, awaitsVisit: false } } }],
    ['is termed', { facts: { memberStatus: 'TERMED' as const } }],
    ['of whom eBill is not known', { ebill: null }],
  ])('[TILE-22] leaves eBill out for a member who %s', (_who, answers) => {
    expect(titles(homeContext(answers))).not.toContain('eBill')
  })

  it('[TILE-23] opens the Outline of Coverage in a new tab', () => {
    show(tools.render(toolsView, homeContext()))
    const link = screen.getByRole('link', { name: /^Outline of Coverage.*opens in a new tab/ })
    expect(link.getAttribute('href')).toBe('https://documents.example/outline-of-coverage.pdf')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('[TILE-23] leaves the Outline of Coverage out when there is none', () => {
    expect(titles(homeContext({ outlineOfCoverage: null }))).not.toContain('Outline of Coverage')
  })

  it('[TILE-04] leads the program shortcut to all programs', () => {
    show(tools.render(toolsView, homeContext()))
    expect(screen.getByRole('link', { name: 'All programs' }).getAttribute('href')).toBe('/benefits/programs')
  })

  it('[TILE-07] opens digital claims in a new tab', () => {
    show(tools.render(toolsView, homeContext()))
    const link = screen.getByRole('link', { name: /^Digital claims.*opens in a new tab/ })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toEqual(expect.stringContaining('noopener'))
  })

  it('[TILE-08] [TILE-11] asks for eBill by a button, not by a link', async () => {
    let sent: unknown
    show(tools.render(toolsView, homeContext()), async ({ request }) => {
      sent = Object.fromEntries(await request.formData())
      return null
    })
    await userEvent.click(screen.getByRole('button', { name: 'eBill' }))
    expect(sent).toEqual({ intent: 'open-ebill' })
  })

  it('[HOME-57] is left out with its title when the member has no tool', () => {
    const programsOnly = homeContext(
      { programs: { programs: [] } },
      { tools: toolEntries.filter(({ kind }) => kind === 'program') },
    )
    expect(tools.render(toolsView, programsOnly)).toBeUndefined()
  })
})
