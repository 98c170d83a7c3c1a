import { expect, it } from 'vitest'
import { saidByPortal } from '../testing/said-by-portal.ts'

const portal = (...args: string[]) => saidByPortal(args)

it('shows what a member sees on a day, and what hides from another', async () => {
  const member = await portal('show', 'first', '--as', 'memberStatus=active')
  expect(member.code).toBe(0)
  expect(member.out).toMatch(/^home of .* on 2026-11-21\n\n/)
  expect(member.out).toContain('[recent-claims]')
  expect((await portal('show', 'first', '--as', 'memberStatus=none')).out).not.toContain('[recent-claims]')
  expect(member.out).not.toContain('[primary-care-update]')
  const earlier = await portal('show', 'first', '--as', 'primaryCareEligible=yes', '--at', '2025-03-31')
  expect(earlier.out).toContain('[primary-care-update]')
})

it('shows every surface', async () => {
  const { out } = await portal('show', 'regional', '--surface', 'routes', '--as', 'session=none')
  expect(out).toContain('/home  -> /log')
  expect((await portal('show', 'regional', '--surface', 'pages')).out).toContain('# find-a-dentist, at')
  expect((await portal('show', 'regional', '--surface', 'journey', '--json')).out).toContain('"text": "/')
})

it('[CHECK-18] says what of a surface comes from account data, not from manifests', async () => {
  const { out } = await portal('show', 'first', '--surface', 'menus')
  expect(out).toContain('masthead: none')
  expect(out).toMatch(/From account data, not from manifests: the products .* in the masthead/)
  expect(JSON.parse((await portal('show', 'first', '--surface', 'menus', '--json')).out).notes).toHaveLength(1)
})

it('suggests the surface that was probably meant', async () => {
  expect(await portal('show', 'first', '--surface', 'menu')).toMatchObject({
    code: 2,
    err: 'portal: there is no surface "menu". Did you mean "menus"?',
  })
})
