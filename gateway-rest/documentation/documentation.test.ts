import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type GatewayDocument,
  type LocatedOperation,
  locateOperations,
  readGatewayDocument,
} from '../../schema/generate/gateway-document.ts'
import { type ReadPage, readPage } from '../testing/read-page.ts'
import { useGateway } from '../testing/use-gateway.ts'
import { pageStyle } from './page-style.ts'

describe('the contract as the gateway serves it', () => {
  const gateway = useGateway()
  let page: ReadPage
  let headers: Headers
  let contract: GatewayDocument
  let calls: LocatedOperation[]
  beforeAll(async () => {
    contract = await readGatewayDocument()
    calls = [...locateOperations(contract)]
    const answer = await gateway().call('//docs')
    expect(answer.status).toBe(200)
    headers = answer.headers
    page = readPage(answer.text)
  })

  /** The first cells of the rows of all tables in a section. */
  const rowsOf = (id: string) =>
    page
      .all(['th'], page.byId(id))
      .filter(({ properties }) => properties.scope === 'row')
      .map(page.text)

  it('is the document itself at /openapi.json', async () => {
    const answer = await gateway().call('//openapi.json')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect(answer.text).toBe(await readFile(new URL('../../schema/gateway.openapi.json', import.meta.url), 'utf8'))
  })

  it('shows every call with its parameters, statuses and examples', () => {
    for (const { method, base, path, operation } of calls) {
      const id = `call-${operation.operationId}`
      const text = page.text(page.byId(id))
      for (const words of [`${method.toUpperCase()} ${base}${path}`, operation.summary, operation.description])
        expect(text).toContain(words)
      for (const status of Object.keys(operation.responses)) expect(text).toContain(status)
      expect(rowsOf(id)).toEqual((operation.parameters ?? []).map(({ name }) => name))
      expect(page.all(['pre'], page.byId(id)).length).toBeGreaterThan(0)
    }
  })

  it('shows every schema with every property', () => {
    for (const [name, schema] of Object.entries(contract.components.schemas)) {
      expect(page.text(page.byId(`schema-${name}`))).toContain(schema.description)
      expect(rowsOf(`schema-${name}`), name).toEqual(Object.keys(schema.properties ?? {}))
    }
  })

  it('shows each example as it stands in the document, escaped', () => {
    const shown = page.all(['pre']).map(page.text)
    for (const { value } of Object.values(contract.components.examples)) {
      expect(shown).toContain(typeof value === 'string' ? value : JSON.stringify(value, null, 2))
    }
  })

  it('leads every link to a place of the page, names every place once, and skips no level of headings', () => {
    const ids = page.all(['section', 'h2', 'h3', 'main']).flatMap(({ properties }) => properties.id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    const targets = page.all(['a']).map(({ properties }) => String(properties.href))
    expect(targets.filter(target => target !== '/openapi.json' && page.byId(target.slice(1)) === undefined)).toEqual([])
    const levels = page.all(['h1', 'h2', 'h3', 'h4']).map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  it('needs no script and fetches nothing: all it takes is its own style', () => {
    expect(page.all(['script', 'link', 'img', 'iframe', 'form'])).toEqual([])
    expect(page.all(['style']).map(page.text)).toEqual([pageStyle])
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; /,
    )
    expect(page.all(['html'])[0]?.properties.lang).toBe('en')
    expect(page.text(page.all(['title'])[0])).toContain(contract.info.title)
  })
})
