import type { StaticHandlerContext } from 'react-router'
import { describe, expect, it } from 'vitest'
import { rootRouteId } from '../screen/shell-data.ts'
import { datedJson, keptJson, pageJson } from './page-json.ts'

const shared = {
  brand: { name: 'A' },
  routes: [{ id: 'home' }],
  text: { shell: { a: 'Menu' }, common: { b: '</script>' } },
  footer: { languageHelp: { heading: 'Help', notices: [{ notice: '</script>' }] }, copyright: ['2026'] },
  errors: { tips: ['Wait'], pages: [{ status: 404 }] },
}

const context = (loaderData: Record<string, unknown>, actionData: Record<string, unknown> | null = null) =>
  ({ loaderData, actionData, errors: null }) as StaticHandlerContext

describe('the data of a page', () => {
  const screens = { home: { tiles: ['<b>', 'one\u2028two'] }, late: undefined }

  it('says what its loaders and its action returned', () => {
    const shell = { ...shared, menus: { primary: [{ id: 'claims' }] } }
    const loaderData = { [rootRouteId]: { shell, viewer: { member: { firstName: 'Ann' } } }, ...screens }
    const json = pageJson(context(loaderData, { settings: { saved: true } }))
    const { late, ...said } = loaderData
    expect(JSON.parse(json)).toEqual({ loaderData: said, actionData: { settings: { saved: true } }, failures: null })
    expect(JSON.parse(datedJson(new Date(5), json))).toMatchObject({ sentAt: 5, failures: null })
  })

  it('says it where there is no shell, or nothing besides the shell', () => {
    expect(JSON.parse(pageJson(context({ home: { tiles: [] } })))).toMatchObject({
      loaderData: { home: { tiles: [] } },
    })
    expect(JSON.parse(pageJson(context({ [rootRouteId]: { shell: shared } })))).toMatchObject({
      loaderData: { [rootRouteId]: { shell: shared } },
    })
  })

  it('cannot end the script element that it stands in', () => {
    const json = pageJson(context({ [rootRouteId]: { shell: shared }, ...screens }))
    expect(json).not.toMatch(/[<\u2028\u2029]/)
  })

  it('has what other pages have, too, as it is in each', () => {
    const other = { ...shared, text: { ...shared.text, shell: { a: 'Menú' } } }
    pageJson(context({ [rootRouteId]: { shell: shared } }))
    expect(JSON.parse(pageJson(context({ [rootRouteId]: { shell: other } })))).toMatchObject({
      loaderData: { [rootRouteId]: { shell: other } },
    })
    expect(keptJson(shared.routes)).toBe('[{"id":"home"}]')
  })
})
