import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildSchema } from './build-schema.ts'
import type { Content } from './context/graph-context.ts'
import { createGraph } from './create-graph.ts'
import { type GatewayDouble, startDouble } from './testing/gateway-double.ts'
import { RecordingLog } from './testing/recording-log.ts'
import type { Replies } from './testing/replies.ts'
import { plainContent, testContext } from './testing/test-context.ts'

const schema = buildSchema()
const { execute } = createGraph({ schema, knownDocuments: {}, developerMode: true, log: new RecordingLog() })
let double: GatewayDouble
beforeEach(async () => {
  double = await startDouble()
})
afterEach(() => double.close())

const everything = `
  featuredLimit { category } yearlyLimits { category } comingPeriods { startDate plans { category } }
  preventiveCareDueDate networks programs { number } programPhones { number phoneNumber } outlineOfCoverage`
const nothing = {
  ...{ featuredLimit: null, yearlyLimits: null, comingPeriods: null, preventiveCareDueDate: null, networks: null },
  ...{ programs: null, programPhones: null, outlineOfCoverage: null },
}

/** Asks for what few members see, on a screen whose view is the given one. */
async function ask(view: unknown, replies: Replies = {}) {
  const content: Content = {
    ...plainContent,
    screen: async (path, reader) => ({ ...(await plainContent.screen(path, reader)), view }),
  }
  double.replies = replies
  const document = { text: `{ screen(path: "/place") { data { ${everything} } } }` }
  const { data, errors } = await execute({ document }, testContext(double, { content }))
  return { shown: Object(data?.screen).data, errors, calls: double.calls() }
}

describe('data of a screen', () => {
  it('[HOME-16] [HOME-53] [TILE-23] [GRAPH-09] costs no call for what the screen has no place for', async () => {
    const { shown, errors, calls } = await ask({
      home: [{ block: 'programs' }],
      tools: [{ kind: 'shortcut', action: 'open-ebill' }],
    })
    expect(shown).toEqual(nothing)
    expect(errors).toEqual([])
    expect(calls).toEqual([])
  })

  it('[HOME-20] [HOME-53] [TILE-23] asks for what the screen shows, in the category that the manifest features', async () => {
    const home = [{ block: 'preventive-care-card' }, { block: 'programs', featuredLimit: { category: 'dental' } }]
    const { shown, calls } = await ask({ home, tools: [{ kind: 'shortcut', action: 'open-outline-of-coverage' }] })
    expect(shown).toEqual({
      ...nothing,
      ...{ featuredLimit: { category: 'DENTAL' }, preventiveCareDueDate: '2026-10-01' },
    })
    expect(calls.toSorted()).toEqual([
      'GET account',
      'GET benefits/limits',
      'GET handbook/ooc',
      'GET pcp/city-of-portland',
    ])
  })

  it('[MEMBER-34] asks once for limits that Home features and shows', async () => {
    const home = [{ block: 'yearly-amounts' }, { block: 'programs', featuredLimit: { category: 'dental' } }]
    const { shown, calls } = await ask({ home })
    expect(shown).toMatchObject({ yearlyLimits: [{ category: 'DENTAL' }] })
    expect(calls.filter(call => call.includes('benefits/limits'))).toHaveLength(1)
  })

  it('[MEMBER-01] [MEMBER-02] tells plans to come by their first day, those behind a running plan of the same kind too', async () => {
    const own = { memberKey: 'M0', suffix: 0, source: 'ledger', termedDate: '9999-12-31' }
    const json = [
      { ...own, productCategory: 'M', effectiveDate: '2027-02-01' },
      { ...own, productCategory: 'D', effectiveDate: '2020-01-01', termedDate: '2026-12-31' },
      { ...own, productCategory: 'D', effectiveDate: '2027-01-01' },
      { ...own, productCategory: 'V', effectiveDate: '2026-06-15' },
      { ...own, productCategory: 'X', effectiveDate: '2027-01-01', memberKey: 'M1', suffix: 1 },
    ]
    const { shown } = await ask({ home: [{ block: 'coming-plans' }] }, { 'GET eligibility/family': { json } })
    expect(shown).toEqual({
      ...nothing,
      comingPeriods: [
        { startDate: '2027-01-01', plans: [{ category: 'DENTAL' }] },
        { startDate: '2027-02-01', plans: [{ category: 'MEDICAL' }] },
      ],
    })
  })

  it('[FINDCARE-01] [MATERIAL-06] [PHARMACY-02] asks for what the blocks of a page show, and for nothing else', async () => {
    const prose = await ask({ page: { blocks: [{ block: 'prose' }] } })
    expect(prose.shown).toEqual(nothing)
    expect(prose.calls).toEqual([])
    const blocks = [{ block: 'program', program: 40 }, { block: 'program', program: 41 }, { block: 'networks' }]
    const { shown, calls } = await ask({ page: { blocks: [...blocks, { block: 'outline-of-coverage' }] } })
    expect(shown).toEqual({ ...nothing, programs: [{ number: 40 }], networks: ['Wide network'] })
    expect(calls.toSorted()).toEqual(['GET account', 'GET handbook/ooc', 'GET programs'])
  })

  it('[DENTALABROAD-03] asks for the details of the programs that phone blocks name, each once', async () => {
    const phone = { block: 'program-phone', program: 40 }
    const blocks = [phone, { ...phone, id: 'again' }, { ...phone, program: 41 }]
    const { shown, calls } = await ask({ page: { blocks } })
    expect(shown).toMatchObject({ programPhones: [{ number: 40, phoneNumber: '503-555-0140' }] })
    expect(calls.sort()).toEqual(['GET programs/40/details', 'GET programs/41/details'])
  })

  it('[GRAPH-15] takes nothing else away when a source fails', async () => {
    const home = [{ block: 'preventive-care-card' }, { block: 'yearly-amounts' }]
    const { shown, errors } = await ask({ home }, { 'GET benefits/limits': { text: '', status: 503 } })
    expect(shown).toEqual({ ...nothing, preventiveCareDueDate: '2026-10-01' })
    expect(errors.map(({ path }) => path)).toEqual([['screen', 'data', 'yearlyLimits']])
  })

  it('shows nothing of a screen that leads elsewhere', async () => {
    expect(await ask(null)).toEqual({ shown: null, errors: [], calls: [] })
  })
})
