import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { englishMark } from '../../../schema/english-mark.ts'
import { fill } from '../words/say-from.ts'
import { calendarDate } from './dates.ts'
import { cents, money, roundMoney } from './money.ts'
import { longestDescription, longestName, truncate } from './truncate.ts'

describe('formats', () => {
  it('[CONST-32] shows dollars with the narrow symbol and two decimals', () => {
    expect(['0', '5', '12.5', '1234.50', '1234567.89', '-42.10', '007'].map(money)).toEqual([
      '$0.00',
      '$5.00',
      '$12.50',
      '$1,234.50',
      '$1,234,567.89',
      '-$42.10',
      '$7.00',
    ])
    expect(money('n/a')).toBe('n/a')
    expect([money('-0.00'), money('-0.01'), roundMoney('-0.00')]).toEqual(['$0.00', '-$0.01', '$0'])
  })
  it('[CONST-32] never rounds: amounts that floats cannot hold come through whole', () => {
    expect(money('90071992547409931.07')).toBe('$90,071,992,547,409,931.07')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 99 }), (dollars, rest) => {
        const text = `${dollars}.${String(rest).padStart(2, '0')}`
        return money(text).replace(/[$,]/g, '') === text && cents(text) === dollars * 100 + rest
      }),
    )
  })
  it('[OPEN-41] shows dates as MM/DD/YYYY in any zone', () => {
    expect(calendarDate('2026-03-01')).toBe('03/01/2026')
  })
  it('[TILE-12] [TILE-13] [OPEN-40] [CONST-31] cuts after the 55th and 125th character with one ellipsis', () => {
    expect(truncate('a'.repeat(55), longestName)).toBe('a'.repeat(55))
    expect(truncate('a'.repeat(56), longestName)).toBe(`${'a'.repeat(55)}…`)
    expect(truncate('b'.repeat(125), longestDescription)).toBe('b'.repeat(125))
    expect(truncate('b'.repeat(200), longestDescription)).toBe(`${'b'.repeat(125)}…`)
  })
  it("[MEMBER-53] ends at a word's end, within the same lengths", () => {
    const name = 'Healthy Pregnancy and Newborn Support for Growing Families'
    expect(truncate(name, longestName)).toBe('Healthy Pregnancy and Newborn Support for Growing…')
    expect(truncate('A word that ends exactly here, and more', 29)).toBe('A word that ends exactly here…')
    expect(truncate('One, two, three', 5)).toBe('One…')
    const word = fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom('a', 'é', '😀', "'") })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), words => {
        const text = words.join(' ')
        const cut = truncate(text, longestName)
        if (cut === text) return Array.from(text).length <= longestName
        const kept = Array.from(cut.slice(0, -1))
        return cut.endsWith('…') && kept.length <= longestName && text.startsWith(`${kept.join('')} `)
      }),
    )
  })
  it.each([...',.;:!?)–—'])('[TILE-12] [MEMBER-53] keeps the last word where "%s" follows it', mark => {
    expect(truncate(`Dental care${mark} vision`, 'Dental care'.length)).toBe('Dental care…')
  })
  it.each([...',;:–—-'])('[TILE-12] [MEMBER-53] leaves no "%s" before the ellipsis', mark => {
    expect(truncate(`Dental care ${mark} vision`, 'Dental care - vi'.length)).toBe('Dental care…')
    expect(truncate(`Dental care${mark} vision`, 'Dental care, vi'.length)).toBe('Dental care…')
  })
  it('[TILE-12] [MEMBER-53] does not count the mark of English among words of another language', () => {
    const whole = `${englishMark}${'a'.repeat(55)}`
    expect(truncate(whole, longestName)).toBe(whole)
    expect(truncate(`${whole}b`, longestName)).toBe(`${whole}…`)
  })
  it('[TILE-12] [MEMBER-53] keeps the mark that ends a sentence', () => {
    expect(truncate('Is it covered? Ask us', 'Is it covered? Ask'.length - 1)).toBe('Is it covered?…')
  })
  it('fills placeholders and leaves none behind', () => {
    expect(fill('{a} and {b}', { a: 1 })).toBe('1 and ')
  })
})
