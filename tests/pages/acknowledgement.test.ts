import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compileManifest } from '../../engine/resolve/compile-manifest.ts'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { manifestFiles } from '../../server/content/manifest-files.ts'
import { checkedManifests } from '../../server/content/read-manifests.ts'
import { type RealWorld, startRealWorld } from './support/real-portal.ts'

const page = {
  ...{ id: 'house-rules', title: 'House rules', heading: 'Our house rules' },
  blocks: [{ id: 'house-rules-text', block: 'prose', body: 'Please keep your password to yourself.' }],
}
const step = {
  ...{ id: 'house-rules', do: 'acknowledge', page: 'house-rules' },
  showWhen: { all: [{ session: ['temporary'] }, { staffRole: ['none'] }] },
}

/** A shipped brand that asks its members to acknowledge a text, by its manifests alone. */
async function askingBrands() {
  const folder = await manifestFiles(resolve(import.meta.dirname, '../../manifests'))
  const own = {
    'pages.json': { change: 'add', item: page },
    'journey.json': { change: 'add', before: 'change-password', item: step },
  }
  const { path = '' } = folder.files.find(file => file.path.endsWith('/first/brand.json')) ?? {}
  const files = Object.entries(own).reduce((files, [name, change]) => {
    const place = path.replace('brand.json', name)
    const said = JSON.parse(files.find(file => file.path === place)?.text ?? '{}')
    const text = JSON.stringify({ ...said, changes: [...(said.changes ?? []), change] })
    return [...files.filter(file => file.path !== place), { path: place, text }]
  }, folder.files)
  return checkedManifests({ ...folder, files }).brands.map(({ manifest }) =>
    compileManifest(manifest, ({ error }) => {
      throw error
    }),
  )
}

let world: RealWorld
beforeAll(async () => {
  world = await startRealWorld(await askingBrands())
}, 60_000)
afterAll(() => world.close())

const address = '/acknowledgement/house-rules'
const logIn = { username: 'active1', password: DEMO_PASSWORD }

it('[CHECK-25] a text of a manifest is acknowledged once before the dashboard opens, and kept by the gateway', async () => {
  const portal = await world.portal(1)
  const person = portal.visitor()
  expect((await person.submit('/login', logIn)).location).toBe(address)
  const seen = await person.open(address)
  expect([seen.status, seen.heading]).toEqual([200, 'Our house rules'])
  expect(seen.text).toContain('Please keep your password to yourself.')
  expect((await person.open('/home')).location).toBe('/logout')
  const refused = await person.submit(address, { text: 'house-rules' })
  expect([refused.status, refused.text.includes('Please confirm that you have read this.')]).toEqual([422, true])
  expect((await person.submit(address, { text: 'house-rules', acknowledged: 'yes' })).location).toBe('/home')
  expect((await person.open('/home')).status).toBe(200)
  // Another browser, another day: it is not asked again.
  expect((await portal.visitor().submit('/login', logIn)).location).toBe('/home')
})

it('[CHECK-25] no other page opens as a text, and no other text is kept', async () => {
  const person = (await world.portal(1)).visitor()
  expect((await person.submit('/login', { ...logIn, username: 'groups1' })).location).toMatch(/^\//)
  expect((await person.open('/acknowledgement/help-center')).status).toBe(404)
  const other = await person.submit(address, { text: 'help-center', acknowledged: 'yes' })
  expect(other.location).not.toBe('/home')
})
