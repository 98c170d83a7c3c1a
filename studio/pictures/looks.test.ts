import { describe, expect, it } from 'vitest'
import { changedScreens, contactSheet, inputFor, looksOf, nameOf, previewAddress, type StandIn } from './looks.ts'

const person = (persona: string): StandIn => ({
  ...{ persona, description: `Is ${persona}`, standing: 'SIGNED_IN', isOnPhone: false, isNearest: false },
})
const memberClass = (key: string, screens: string[], day: string | null = null) => ({
  ...{ key, screens, who: `everyone in ${key}`, changes: [], sample: { words: '', day } },
})
const brandReport = (brand: string, classes: ReturnType<typeof memberClass>[], language: string | null = null) => ({
  ...{ brand, language, more: 0, unseen: [], classes },
})
const report = {
  brands: [
    brandReport('one', [memberClass('a', ['/', '/home']), memberClass('b', ['/home'])]),
    brandReport('two', [memberClass('c', ['/'], '2026-12-05')]),
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
    const two = brandReport('two', [])
    const [look] = looksOf(two, report.brands[1]?.classes[0] ?? memberClass('', []), standIns)
    if (!look) throw new Error('There is a look')
    const shared = { brand: 'two', persona: 'p0', standing: 'SIGNED_IN', at: '2026-12-05T17:00:00.000Z' }
    expect(inputFor(look)).toEqual(shared)
    expect(inputFor(look, { id: 'Draft x', version: 3 })).toEqual({ ...shared, draftId: 'Draft x', version: 3 })
    expect(previewAddress('a / b', look)).toBe(
      '/drafts/a%20%2F%20b/preview?brand=two&persona=p0&standing=SIGNED_IN&path=%2F&beside=live&at=2026-12-05T12%3A00',
    )
  })

  it('[LOCALE-12] shows what changes in one language in that language, apart from the others', () => {
    const spanish = brandReport('one', [memberClass('a', ['/'])], 'es-US')
    const both = { brands: [brandReport('one', [memberClass('a', ['/'])]), spanish] }
    const looks = changedScreens(both, standIns)
    expect(looks.map(nameOf)).toEqual(['/ of one for active', '/ of one in Spanish (United States) for active'])
    expect(looks.map(look => inputFor(look).language)).toEqual([undefined, 'es-US'])
    expect(looks.map(look => previewAddress('draft', look).includes('&language=es-US'))).toEqual([false, true])
    expect(contactSheet(both, standIns).map(({ language }) => language)).toEqual([null, 'es-US', null, 'es-US'])
  })
})
