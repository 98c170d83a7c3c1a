import { expect, it } from 'vitest'
import { readManifests } from '../content/read-manifests.ts'
import { announcement } from './announcement.ts'
import { demoStaff } from './demo-staff.ts'

const brands = (await readManifests()).map(({ brand }) => brand)
const common = { brands, port: 8080, gatewayUrl: 'http://127.0.0.1:4010', developer: true, signIns: undefined }

it('names an address for each brand, and GraphiQL for developers only', () => {
  const text = announcement(common)
  for (const { name, hosts } of brands) expect(text).toMatch(new RegExp(`${name} +http://${hosts[0]}:8080\n`))
  expect(text).toContain(':8080/graphiql')
  expect(announcement({ ...common, developer: false })).not.toContain('graphiql')
})

it('lists sign-ins once for all brands', () => {
  const signIns = brands.flatMap(({ domainId }) => [
    { username: `active${domainId}`, description: 'Active subscriber', domainId },
    { username: `termed${domainId}`, description: 'Termed member', domainId },
  ])
  const text = announcement({ ...common, signIns: { password: 'Portal2026!', signIns } })
  expect(text).toContain('Portal2026!')
  expect(text.match(/^ {2}active +Active subscriber$/gm)).toHaveLength(1)
  expect(text.match(/^ {2}termed +Termed member$/gm)).toHaveLength(1)
})

it('names one person of each brand who can register', () => {
  const newcomers = brands.flatMap(({ domainId }) =>
    ['Ann', 'Bo'].map(firstName => ({
      ...{ domainId, firstName, lastName: 'Garcia', subscriberId: `U5829731${domainId}`, dateOfBirth: '1984-07-02' },
    })),
  )
  const text = announcement({ ...common, signIns: { password: 'Portal2026!', signIns: [], newcomers } })
  for (const { name, domainId } of brands)
    expect(text).toMatch(new RegExp(`${name} +Ann Garcia, subscriber ID U5829731${domainId}, born 1984-07-02\n`))
  expect(text).not.toContain('Bo Garcia')
})

it('[CONTENT-14] names the studio, and the demo staff who can sign in there', () => {
  const staff = demoStaff(brands)
  const text = announcement({ ...common, studio: 'studio.localhost', staff })
  expect(text).toMatch(/Manifest studio +http:\/\/studio\.localhost:8080\n/)
  for (const { name, about } of staff) expect(text).toMatch(new RegExp(`${name} +${about}\n`))
  expect(staff.map(({ grants }) => grants)).toEqual([
    [{ role: 'editor', brand: brands[0]?.id }],
    ...['editor', 'publisher', 'administrator', 'viewer'].map(role => [{ role }]),
  ])
  expect(announcement(common)).not.toMatch(/studio/i)
})
