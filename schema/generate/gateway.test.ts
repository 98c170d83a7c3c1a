import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { generateGateway } from './gateway.ts'
import { type GatewayDocument, locateOperations, readGatewayDocument } from './gateway-document.ts'
import { gatewayFormats } from './gateway-validators.ts'

describe("the gateway's contract", () => {
  let document: GatewayDocument
  beforeAll(async () => {
    document = await readGatewayDocument()
  })

  it('what is generated from it is what is committed', async () => {
    for (const [path, text] of await generateGateway()) {
      const committed = await readFile(new URL(`../../${path}`, import.meta.url), 'utf8')
      expect(committed === text, `${path} is out of date: npm run generate`).toBe(true)
    }
  })

  it('[OPEN-14] [CALL-01] every call that the specification lists goes under the one base path, v2/eobs among them', () => {
    const outside = [...locateOperations(document)].filter(({ base }) => base !== '/api').map(({ path }) => path)
    expect(outside).toEqual([
      '/quality/accreditations',
      '/chat/configuration',
      '/stand-in/sales-force',
      '/stand-in/ebill',
      '/demo/sign-ins',
      '/healthz',
    ])
    const inside = [...locateOperations(document)].filter(({ base }) => base === '/api').map(({ path }) => path)
    expect(inside).toContain('/v2/eobs')
  })

  it('dates are dates of the calendar', () => {
    const isDate = (text: string) => gatewayFormats.date?.test(text)
    expect(['2024-02-29', '2000-02-29', '2026-12-31', '9999-12-31'].every(isDate)).toBe(true)
    expect(
      ['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-1-01', '03/31/2026', '2026-03-31T00:00'].some(
        isDate,
      ),
    ).toBe(false)
  })
})
