import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { manifestsFolder } from '../../content/manifest-files.ts'
import { readManifests } from '../../content/read-manifests.ts'
import type { World } from '../frame/world.ts'
import { saidByPortal } from '../testing/said-by-portal.ts'

/** Base and one brand beside which a new one is made: of more brands there is more to check, and no more to see. */
const top = manifestsFolder({})
const isTaken = (path: string) => dirname(path) !== top || ['base', 'first'].includes(basename(path))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manifests-'))
  await cp(top, folder, { recursive: true, filter: isTaken })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function brandNew(args: readonly string[], ask?: World['ask']) {
  const said = await saidByPortal(['brand', 'new', ...args], { folder, now: new Date(0), ask })
  return { ...said, made: (await readdir(folder)).includes('lakeside') }
}
const flags = ['lakeside', '--name', 'Lakeside & Mutual', '--domain-id', '99']

describe('portal brand new', () => {
  it('[SCOPE-08] makes a brand of flags that the portal serves as it is', async () => {
    const { code, out } = await brandNew([...flags, '--primary', '#14532d'])
    expect(code).toBe(0)
    expect(out).toContain('http://lakeside.localhost:8080; sign in as active99')
    const brand = (await readManifests(folder)).find(({ brand: { id } }) => id === 'lakeside')
    expect(brand?.brand).toMatchObject({ domainId: 99, name: 'Lakeside & Mutual', hosts: ['lakeside.localhost'] })
    expect(brand?.theme.colors).toMatchObject({ primary: '#14532d', link: '#14532d' })
    const logo = await readFile(join(folder, 'lakeside/assets/logo.svg'), 'utf8')
    expect(logo).toContain('<title>Lakeside &amp; Mutual</title>')
  })

  it('asks for what the flags leave out, and takes an empty answer for the usual', async () => {
    const asked: string[] = []
    const answers = new Map([
      ['Name that members read: ', 'Lakeside'],
      ['Domain id, as the gateway knows the brand: ', '98'],
    ])
    const { code } = await brandNew(['lakeside'], async question => {
      asked.push(question)
      return answers.get(question) ?? ''
    })
    expect(code).toBe(0)
    expect(asked).toContain('Legal name [Lakeside]: ')
    expect(asked).toContain('Host name [lakeside.localhost]: ')
    const brand = (await readManifests(folder)).find(({ brand: { id } }) => id === 'lakeside')
    expect(brand?.brand).toMatchObject({ domainId: 98, legalName: 'Lakeside' })
  })

  it('refuses colours that cannot be read, and names the nearest darker one that can', async () => {
    const pale = await brandNew([...flags, '--primary', '#8fd3a5', '--json'])
    expect(pale).toMatchObject({ code: 1, made: false })
    const { mistakes, primary } = JSON.parse(pale.out)
    expect(mistakes[0].found).toContain('a contrast of')
    expect(await brandNew([...flags, '--primary', primary])).toMatchObject({ code: 0, made: true })
  })

  it.each([
    [['First', '--name', 'X'], 'found "First"; expected a folder of small letters, digits and single hyphens.'],
    [['first', '--name', 'X'], 'found the folder first, which is there already; expected a folder of its own.'],
    [
      ['lakeside', '--name', 'X', '--domain-id', '1'],
      'found domain id 1, which first has too; expected a domain id of its own.',
    ],
    [['lakeside', '--name', 'X', '--domain-id', 'x'], 'found "x"; expected a whole number from 1 on.'],
    [['lakeside'], 'a new brand needs --name.'],
    [[...flags, '--primary', 'green'], '"green" is no colour: write #rrggbb.'],
  ])('answers %j with one line and writes nothing', async (args, line) => {
    expect(await brandNew(args)).toEqual({ code: 2, out: '', err: `portal: ${line}`, made: false })
  })

  it('refuses a host that another brand has', async () => {
    const { code, out, made } = await brandNew([...flags, '--host', 'first.localhost'])
    expect({ code, made }).toEqual({ code: 1, made: false })
    expect(out).toContain('first.localhost')
  })
})
