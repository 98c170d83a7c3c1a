import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildSchema } from '../build-schema.ts'
import type { Content } from '../context/graph-context.ts'
import { createGraph } from '../create-graph.ts'
import { type GatewayDouble, startDouble } from '../testing/gateway-double.ts'
import { RecordingLog } from '../testing/recording-log.ts'
import { plainContent, testContext } from '../testing/test-context.ts'

const schema = buildSchema()
const { execute } = createGraph({ schema, knownDocuments: {}, developerMode: true, log: new RecordingLog() })
let double: GatewayDouble
beforeEach(async () => {
  double = await startDouble()
})
afterEach(() => double.close())

const ofHome = `{ viewer {
  preventiveCareDueDate(shownAt: "/home")
  outlineOfCoverage(shownAt: "/home")
  featuredLimit(shownAt: "/home") { productCategory }
  yearlyLimits(shownAt: "/home") { productCategory }
  comingPlans(shownAt: "/home") { effectiveDate }
} }`
const ofPage = `{ viewer {
  programsOfPage(shownAt: "/page") { id }
  programDetailsOfPage(shownAt: "/page") { id phoneNumber }
  outlineOfCoverage(shownAt: "/page")
  networkNames(shownAt: "/page")
} }`

/** Asks for what few members see, on a Home whose view is the given one. */
async function ask(view: unknown, text = ofHome) {
  const content: Content = {
    ...plainContent,
    screen: async (path, reader) => ({ ...(await plainContent.screen(path, reader)), view }),
  }
  const { data, errors } = await execute({ document: { text } }, testContext(double, { content }))
  return { viewer: data?.viewer, errors, calls: double.calls() }
}

describe('shownAt', () => {
  it('[HOME-16] [HOME-53] [TILE-23] costs no call for what the screen has no place for', async () => {
    const { viewer, errors, calls } = await ask({
      home: [{ block: 'programs' }],
      tools: [{ kind: 'shortcut', action: 'open-ebill' }],
    })
    expect(viewer).toEqual({
      ...{ preventiveCareDueDate: null, outlineOfCoverage: null, featuredLimit: null, yearlyLimits: null },
      comingPlans: null,
    })
    expect(errors).toEqual([])
    expect(calls).toEqual([])
  })

  it('[HOME-20] [HOME-53] [TILE-23] asks for what the screen shows, in the category that the manifest features', async () => {
    const home = [{ block: 'preventive-care-card' }, { block: 'programs', featuredLimit: { category: 'dental' } }]
    const { viewer, calls } = await ask({ home, tools: [{ kind: 'shortcut', action: 'open-outline-of-coverage' }] })
    expect(viewer).toMatchObject({ featuredLimit: { productCategory: 'DENTAL' } })
    expect(calls.filter(call => /pcp\/city-of-portland|handbook\/ooc/.test(call))).toHaveLength(2)
  })

  it('[MEMBER-34] asks once for limits that Home features and shows', async () => {
    const home = [{ block: 'yearly-amounts' }, { block: 'programs', featuredLimit: { category: 'dental' } }]
    const { viewer, calls } = await ask({ home })
    expect(viewer).toMatchObject({ yearlyLimits: [{ productCategory: 'DENTAL' }] })
    expect(calls.filter(call => call.includes('benefits/limits'))).toHaveLength(1)
  })

  it('[MEMBER-02] asks for plans to come where Home tells them', async () => {
    const { viewer, calls } = await ask({ home: [{ block: 'coming-plans' }] })
    expect(viewer).toMatchObject({ comingPlans: [] })
    expect(calls).toContain('GET eligibility/family')
  })

  it('[FINDCARE-01] [MATERIAL-06] [PHARMACY-02] asks for what the blocks of a page show, and for nothing else', async () => {
    const prose = await ask({ page: { blocks: [{ block: 'prose' }] } }, ofPage)
    expect(prose.viewer).toEqual({
      ...{ programsOfPage: [], programDetailsOfPage: [], outlineOfCoverage: null, networkNames: null },
    })
    expect(prose.calls).toEqual([])
    const blocks = [{ block: 'program', program: 40 }, { block: 'program', program: 41 }, { block: 'networks' }]
    const { viewer, calls } = await ask({ page: { blocks: [...blocks, { block: 'outline-of-coverage' }] } }, ofPage)
    expect(viewer).toMatchObject({ programsOfPage: [{ id: 40 }], networkNames: ['Wide network'] })
    expect(calls).toContain('GET handbook/ooc')
  })

  it('[DENTALABROAD-03] asks for the details of the programs that phone blocks name, each once', async () => {
    const phone = { block: 'program-phone', program: 40 }
    const blocks = [phone, { ...phone, id: 'again' }, { ...phone, program: 41 }]
    const { viewer, calls } = await ask({ page: { blocks } }, ofPage)
    expect(viewer).toMatchObject({ programDetailsOfPage: [{ id: 40, phoneNumber: '503-555-0140' }] })
    expect(calls.sort()).toEqual(['GET programs/40/details', 'GET programs/41/details'])
  })

  it('shows nothing of a screen that leads elsewhere', async () => {
    expect(await ask(null)).toMatchObject({ errors: [], calls: [] })
  })
})
