import { describe, expect, it } from 'vitest'
import type { Visit } from '../measure/visit.ts'
import { againstOther } from './against.ts'
import type { BenchResult, BrandResult } from './result.ts'
import { targets } from './targets.ts'

const visit = (inSight: number, more: Partial<Visit> = {}): Visit => ({
  ...{ inSight, firstPaint: inSight, blocking: 0, script: 100, bytes: 1000, shift: 0 },
  ...more,
})
const brand = (own: Partial<BrandResult>): BrandResult => ({
  ...{ brand: 'one', pages: { portal: [visit(1000)] }, logIn: [], ways: [] },
  costs: { portal: { render: [3], answer: [9] } },
  ...own,
})
const told = (brands: BrandResult[]) => {
  const result: BenchResult = {
    ...{ machine: { node: '', model: '', load: 0 }, rounds: 1, growth: [], lighthouse: [] },
    brands,
  }
  return new Map(targets(result).map(one => [one.what, one]))
}
const times = (figure: string) => `${figure}, times the other checkout`

describe('targets of the web', () => {
  it('leaves out what was not visited', () => {
    const promises = told([brand({})])
    expect([...promises.keys()]).toEqual(['Layout shift of Home', 'Processor time of rendering a Home, ms'])
    expect(againstOther([brand({})])).toEqual([])
  })

  it('holds visits to the one of the other page nearest to them', () => {
    const portal = [visit(1000), visit(1000), visit(3000)]
    const promises = told([brand({ pages: { portal, static: [visit(800)] } })])
    expect(promises.get('Data in sight, times static HTML')).toMatchObject({ found: '1.25', met: true })
  })

  it('promises no more than 5 % above the other checkout, visit by visit, and the worst brand decides', () => {
    const slow = { portal: [visit(1060), visit(2120), visit(1060)], before: [visit(1000), visit(2000), visit(1000)] }
    const even = { portal: [visit(1040)], before: [visit(1000)] }
    const costs = { portal: { render: [3], answer: [9] }, before: { render: [3], answer: [3] } }
    expect(told([brand({ pages: even, costs })]).get(times('Data in sight'))).toMatchObject({
      found: '1.04',
      met: true,
    })
    const promises = told([brand({ pages: even, costs }), brand({ pages: slow, costs })])
    expect(promises.get(times('Data in sight'))).toMatchObject({ wanted: 'at most 1.05', found: '1.06', met: false })
    for (const figure of ['Blocking', 'Script', 'Bytes', 'Rendering a Home'])
      expect(promises.get(times(figure))).toMatchObject({ found: '1.00', met: true })
  })

  it('promises nothing of a rendering that the other checkout does not allow', () => {
    const costs = { portal: { render: [3], answer: [9] }, before: { render: [Number.NaN], answer: [9] } }
    const both = brand({ pages: { portal: [visit(1000)], before: [visit(1000)] }, costs })
    expect(told([both]).has(times('Rendering a Home'))).toBe(false)
    expect(againstOther([both]).at(-1)).toContain('not measured')
  })
})
