import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cardIssuers } from '../../gateway-rest/seed/data/card-issuers.ts'
import { brands } from '../browser/support/brands.ts'

const manifests = resolve(import.meta.dirname, '../../manifests')
const base = { ...(await settingsOf('base', 'theme')), text: await settingsOf('base', 'text') }

/** The reference gateway is a program of its own: it knows the insurer's names, numbers and look by itself. */
describe.each(brands)('the reference gateway on $folder', ({ folder, domainId }) => {
  const issuer = cardIssuers[domainId]

  it('[MEMBER-40] prints on ID cards the name, the number and the site that the brand has on its pages', async () => {
    expect(issuer?.payerName).toBe((await settingsOf(folder, 'brand')).legalName)
    expect(await fileOf(folder, 'contact.json')).toContain(issuer?.phones[0]?.phoneNumber)
    expect(issuer?.website).toBe((await settingsOf(folder, 'brand')).site)
  })

  it('[MEMBER-12] prints on EOBs the days to appeal that the brand has on its pages', async () => {
    const days = (await settingsOf(folder, 'text')).claim?.appealDays ?? base.text.claim?.appealDays
    expect(String(issuer?.appealDays)).toBe(days)
  })

  it('[MEMBER-39] prints the logo and the colours of the brand', async () => {
    const colors = { ...base.colors, ...(await settingsOf(folder, 'theme')).colors }
    const { logo, ...look } = issuer?.look ?? {}
    expect(look).toEqual(Object.fromEntries(Object.keys(look).map(name => [name, colors[name]])))
    expect(logo, 'copy the logo to gateway-rest/seed/data/logos').toBe(await fileOf(folder, 'assets/logo.svg'))
  })
})

function fileOf(folder: string, name: string): Promise<string> {
  return readFile(resolve(manifests, folder, name), 'utf8')
}

interface Settings {
  readonly legalName?: string
  readonly site?: string
  readonly claim?: { readonly appealDays?: string }
  readonly colors?: Readonly<Record<string, string>>
}

/** What a manifest sets: base says it at the top, a brand under "set". */
async function settingsOf(folder: string, surface: string): Promise<Settings> {
  const content = JSON.parse(await fileOf(folder, `${surface}.json`)) as Settings & { set?: Settings }
  return content.set ?? content
}
