import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { homeContext } from '../testing/home-context.ts'
import { show } from '../testing/show.tsx'
import { memberInfoView } from './fixture.ts'
import { memberInfoTile } from './member-info-tile.tsx'

describe('member info tile', () => {
  it('[HOME-46] [HOME-47] shows name, subscriber ID and group, and leads an eligible member to the ID card', () => {
    show(memberInfoTile.render(memberInfoView, homeContext()))
    const tile = screen.getByRole('region', { name: 'Your membership' })
    expect(tile.textContent).toContain('Ana Rivera')
    expect(tile.textContent).toContain('Subscriber IDW12345678')
    expect(tile.textContent).toContain('GroupCascade Paper Works')
    expect(screen.getByRole('link', { name: 'View your ID card' }).getAttribute('href')).toBe('/id-card')
  })

  it.each([
    ['not eligible', { idCard: { hasIdCard: false } }],
    ['termed', { facts: { memberStatus: 'TERMED' as const } }],
    ['not known to be eligible', { idCard: { hasIdCard: null } }],
  ])('[HOME-46] [HOME-47] has no ID card link for a member who is %s', (_who, answers) => {
    show(memberInfoTile.render(memberInfoView, homeContext(answers)))
    expect(screen.getByText('Ana Rivera')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
