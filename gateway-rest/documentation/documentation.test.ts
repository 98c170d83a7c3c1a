import { readFile } from 'node:fs/promises'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type GatewayDocument,
  type LocatedOperation,
  locateOperations,
  readGatewayDocument,
} from '../../schema/generate/gateway-document.ts'
import { useGateway } from '../testing/use-gateway.ts'
import { pageStyle } from './page-style.ts'

describe('the contract as the gateway serves it', () => {
  const gateway = useGateway()
  let page: Document
  let headers: Headers
  let contract: GatewayDocument
  let calls: LocatedOperation[]
  beforeAll(async () => {
    contract = await readGatewayDocument()
    calls = [...locateOperations(contract)]
    const answer = await gateway().call('//docs')
    expect(answer.status).toBe(200)
    headers = answer.headers
    page = new JSDOM(answer.text).window.document
  })

  it('is the document itself at /openapi.json', async () => {
    const answer = await gateway().call('//openapi.json')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect(answer.text).toBe(await readFile(new URL('../../schema/gateway.openapi.json', import.meta.url), 'utf8'))
  })

  it('shows every call with its parameters, statuses and examples', () => {
    for (const { method, base, path, operation } of calls) {
      const section = page.getElementById(`call-${operation.operationId}`)
      const text = section?.textContent ?? ''
      for (const words of [`${method.toUpperCase()} ${base}${path}`, operation.summary, operation.description])
        expect(text).toContain(words)
      for (const status of Object.keys(operation.responses)) expect(text).toContain(status)
      const rows = [...(section?.querySelectorAll('tbody th[scope=row]') ?? [])].map(cell => cell.textContent)
      expect(rows).toEqual((operation.parameters ?? []).map(({ name }) => name))
      expect(section?.querySelectorAll('figure pre').length).toBeGreaterThan(0)
    }
  })

  it('shows every schema with every property', () => {
    for (const [name, schema] of Object.entries(contract.components.schemas)) {
      const section = page.getElementById(`schema-${name}`)
      const rows = [...(section?.querySelectorAll('tbody th[scope=row]') ?? [])].map(cell => cell.textContent)
      expect(rows, name).toEqual(Object.keys(schema.properties ?? {}))
    }
  })

  it('shows each example as it stands in the document, escaped', () => {
    const shown = [...page.querySelectorAll('pre')].map(pre => pre.textContent)
    for (const { value } of Object.values(contract.components.examples)) {
      expect(shown).toContain(typeof value === 'string' ? value : JSON.stringify(value, null, 2))
    }
  })

  it('leads every link to a place of the page, names every place once, and skips no level of headings', () => {
    const ids = [...page.querySelectorAll('[id]')].map(element => element.id)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...page.querySelectorAll('a')].map(link => link.getAttribute('href') ?? '')
    expect(targets.filter(target => target !== '/openapi.json' && !ids.includes(target.slice(1)))).toEqual([])
    const levels = [...page.querySelectorAll('h1, h2, h3, h4')].map(heading => Number(heading.tagName.slice(1)))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  it('needs no script and fetches nothing: all it takes is its own style', () => {
    expect(page.querySelectorAll('script, link, img, iframe, form')).toHaveLength(0)
    expect(page.querySelector('style')?.textContent).toBe(pageStyle)
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; /,
    )
    expect(page.documentElement.lang).toBe('en')
    expect(page.title).toContain(contract.info.title)
  })
})
