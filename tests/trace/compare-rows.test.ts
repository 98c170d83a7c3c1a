import { describe, expect, it } from 'vitest'
import { compareRows } from './compare-rows.ts'

const passed = (title: string) => ({ title, status: 'passed' as const })
const failed = (title: string) => ({ title, status: 'failed' as const })

describe('compareRows', () => {
  const ledger = ['MENU-01', 'MENU-02', 'MENU-03', 'ERR-04']

  it('counts a row as passing when a passing test names it, in the title or in a describe', () => {
    const report = compareRows(
      [passed('[MENU-01] shows Home'), passed('menus [MENU-02] [ERR-04] hides Account')],
      ledger,
      [],
    )
    expect(report.passing).toEqual(['ERR-04', 'MENU-01', 'MENU-02'])
    expect(report.uncovered).toEqual(['MENU-03'])
  })

  it('lets one failing test take a row away, whatever else passes', () => {
    const report = compareRows([passed('[MENU-01] a'), failed('[MENU-01] b')], ledger, [])
    expect(report.passing).toEqual([])
    expect(report.failing).toEqual(['MENU-01'])
  })

  it('reports a row of the baseline that is lost: failing, skipped or no longer named', () => {
    const results = [passed('[MENU-01] a'), failed('[MENU-02] b'), { title: '[MENU-03] c', status: 'skipped' as const }]
    expect(compareRows(results, ledger, ledger).lost).toEqual(['MENU-02', 'MENU-03', 'ERR-04'])
  })

  it('reports names that the ledger does not have', () => {
    expect(compareRows([passed('[MENU-99] a')], ledger, []).unknown).toEqual(['MENU-99'])
  })
})
