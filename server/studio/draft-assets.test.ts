import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStaff } from '../start/demo-staff.ts'
import { cookiesOf, startStudio } from './testing/start-studio.ts'

type Studio = Awaited<ReturnType<typeof startStudio>>

let studio: Studio
let cookies: Record<string, string>
beforeAll(async () => {
  studio = await startStudio({ developer: true, studio: { demoStaff: demoStaff([]) } })
  cookies = cookiesOf(await studio.submit('/sign-in', { staff: 'demo-administrator' }))
  await ask('mutation { saveDraft(input: { name: "winter", version: 0, files: [] }) { draft { id } } }')
})
afterAll(() => studio.close())

const ask = async (query: string) => JSON.parse((await studio.ask(query, cookies)).text).data
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">${inside}</svg>`

/** Adds a file to the newest version of the draft. */
async function add(content: string | Uint8Array, { name = 'Snow Flake.gif', brand = 'base' } = {}) {
  const { draft } = await ask('{ draft(name: "winter") { id version } }')
  const input = `draftId: "${draft.id}", version: ${draft.version}, brand: "${brand}", name: "${name}", content: "${Buffer.from(content).toString('base64')}"`
  const { addAsset } = await ask(
    `mutation { addAsset(input: { ${input} }) { asset { path width height address } removed draft { version assets } userErrors { code message } } }`,
  )
  return addAsset
}

it('a picture is called by its content, is cleaned, and is in a version of the draft', async () => {
  const added = await add(svg('<script>alert(1)</script><path onload="x()" d="M0 0h9"/>'))
  expect(added).toMatchObject({
    asset: { path: 'base/assets/snow-flake.svg', width: 30, height: 20 },
    removed: expect.arrayContaining(['<script>', 'onload']),
    draft: { assets: ['base/assets/snow-flake.svg'] },
    userErrors: [],
  })
  const address = added.asset.address.replace('/brand-assets/', '/draft-assets/winter/')
  const { status, headers, text } = await studio.fromStudio(address, { cookies })
  expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
    200,
    'image/svg+xml',
    'nosniff',
  ])
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(text).not.toMatch(/script|onload/)
  expect((await studio.fromStudio(address)).status).toBe(401)
  // Members’ hosts know nothing of it.
  expect((await studio.portal.send(address)).text).not.toContain('<svg')
})

it('what is no picture, or too large, or for no brand, is refused with what was found and what is expected', async () => {
  const told = async (content: string | Uint8Array, of = {}) => (await add(content, of)).userErrors[0]
  expect(await told('<html></html>')).toEqual({
    code: 'INVALID',
    message: expect.stringMatching(/^This is something else; expected is an SVG, PNG/),
  })
  expect((await told('Some words')).message).toContain('a text')
  expect((await told(new Uint8Array(1_040_000))).message).toContain('at most 1 MB')
  expect((await told(svg(''), { name: '…' })).message).toContain('letters or digits')
  expect((await told(svg(''), { brand: 'nobody' })).code).toBe('NOT_FOUND')
})
