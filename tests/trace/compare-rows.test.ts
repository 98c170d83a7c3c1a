import { describe, expect, it } from 'vitest'
import { compareRows, readReasoned } from './compare-rows.ts'
import type { TestResult } from './read-reports.ts'

const result = (title: string, status: TestResult['status'], inBrowser = false): TestResult => ({
  title,
  status,
  inBrowser,
  seconds: 0,
})
const passed = (title: string) => result(title, 'passed')
const failed = (title: string) => result(title, 'failed')

describe('compareRows', () => {
  const ledger = ['MENU-01', 'MENU-02', 'MENU-03', 'ERR-04'].map(id => ({ id, text: id, verification: 'U' as const }))
  const rows = ledger.map(({ id }) => id)

  it('counts a row as passing when a passing test names it, in the title or in a describe', () => {
    const report = compareRows(
      [passed('[MENU-01] shows Home'), passed('menus [MENU-02] [ERR-04] hides Account')],
      ledger,
      [],
      [],
    )
    expect(report.passing).toEqual(['ERR-04', 'MENU-01', 'MENU-02'])
    expect(report.uncovered).toEqual(['MENU-03'])
  })

  it('lets one failing test take a row away, whatever else passes', () => {
    const report = compareRows([passed('[MENU-01] a'), failed('[MENU-01] b')], ledger, [], [])
    expect(report.passing).toEqual([])
    expect(report.failing).toEqual(['MENU-01'])
  })

  it('reports a row of the baseline that is lost: failing, skipped or no longer named', () => {
    const results = [passed('[MENU-01] a'), failed('[MENU-02] b'), result('[MENU-03] c', 'skipped')]
    expect(compareRows(results, ledger, rows, []).lost).toEqual(['MENU-02', 'MENU-03', 'ERR-04'])
  })

  describe('of rows for a browser', () => {
    const inBrowser = ['MENU-01', 'MENU-02'].map(id => ({ id, text: id, verification: 'E' as const }))
    const results = [result('[MENU-01] a', 'passed', true), passed('[MENU-02] b'), passed('[MENU-03] c')]

    it('reports those that no browser journey proves, unless there is a reason', () => {
      expect(compareRows(results, inBrowser, [], []).outsideBrowser).toEqual(['MENU-02'])
      expect(compareRows(results, inBrowser, [], ['MENU-02']).outsideBrowser).toEqual([])
    })

    it('reports a reason for a row that has a journey, is not for a browser or does not exist', () => {
      const reasoned = ['MENU-01', 'MENU-02', 'MENU-03', 'MENU-99']
      expect(compareRows(results, [...inBrowser, ...ledger.slice(2)], [], reasoned).needlessReason).toEqual([
        'MENU-01',
        'MENU-03',
        'MENU-99',
      ])
    })
  })

  it('reports names that the ledger does not have', () => {
    expect(compareRows([passed('[MENU-99] a')], ledger, [], []).unknown).toEqual(['MENU-99'])
  })
})

describe('readReasoned', () => {
  it('reads the rows of each line, comments aside', () => {
    expect(readReasoned('# Why\n\nPREF-03 PREF-04: words of a form.\nHISTORY-02: a list.\n')).toEqual([
      'PREF-03',
      'PREF-04',
      'HISTORY-02',
    ])
  })

  it('refuses rows without a reason', () => {
    expect(() => readReasoned('PREF-03 PREF-04\n')).toThrow('PREF-03 PREF-04')
  })
})
