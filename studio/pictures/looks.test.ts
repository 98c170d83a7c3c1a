import { describe, expect, it } from 'vitest'
import { changedScreens, contactSheet, inputFor, looksOf, previewAddress, type StandIn } from './looks.ts'

const person = (persona: string): StandIn => ({
  ...{ persona, description: `Is ${persona}`, standing: 'SIGNED_IN', isOnPhone: false, isNearest: false },
})
const memberClass = (key: string, screens: string[], day: string | null = null) => ({
  ...{ key, screens, who: `everyone in ${key}`, changes: [], sample: { words: '', day } },
})
const report = {
  brands: [
    { brand: 'one', more: 0, unseen: [], classes: [memberClass('a', ['/', '/home']), memberClass('b', ['/home'])] },
    { brand: 'two', more: 0, unseen: [], classes: [memberClass('c', ['/'], '2026-12-05')] },
  ],
}
const standIns = new Map([
  ['a', [person('active'), person('termed')]],
  ['b', [person('active'), person('minor')]],
  ['c', Array.from({ length: 12 }, (_, index) => person(`p${index}`))],
])

describe('pictures of a review', () => {
  it('shows ten members of all classes, one of each first and nobody twice', () => {
    const sheet = contactSheet(report, standIns).map(({ brand, standIn }) => `${brand} ${standIn.persona}`)
    expect(sheet).toHaveLength(10)
    // "active" stands for two classes of one brand, and is shown once.
    expect(sheet.slice(0, 5)).toEqual(['one active', 'two p0', 'one termed', 'one minor', 'two p1'])
    expect(new Set(sheet).size).toBe(10)
    expect(contactSheet(report, new Map())).toEqual([])
  })

  it('lists every screen that changes once, with the first who stands for somebody who sees it', () => {
    const screens = changedScreens(report, standIns)
    expect(screens.map(({ brand, path }) => `${brand} ${path}`)).toEqual(['one /', 'one /home', 'two /'])
  })

  it('asks for a version of a draft on a day of the class, and for what is live beside it', () => {
    const [look] = looksOf('two', report.brands[1]?.classes[0] ?? memberClass('', []), standIns)
    if (!look) throw new Error('There is a look')
    const shared = { brand: 'two', persona: 'p0', standing: 'SIGNED_IN', at: '2026-12-05T17:00:00.000Z' }
    expect(inputFor(look)).toEqual(shared)
    expect(inputFor(look, { id: 'Draft x', version: 3 })).toEqual({ ...shared, draftId: 'Draft x', version: 3 })
    expect(previewAddress('a / b', look)).toBe(
      '/drafts/a%20%2F%20b/preview?brand=two&persona=p0&standing=SIGNED_IN&path=%2F&beside=live&at=2026-12-05T12%3A00',
    )
  })
})
