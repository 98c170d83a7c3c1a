import { describe, expect, it } from 'vitest'
import { baseWords, phrase } from '../testing/words.ts'
import { checkForm, type FieldRules } from './form-rules.ts'
import { mismatch } from './new-password.tsx'
import {
  emailAddress,
  identifier,
  password,
  personName,
  plainName,
  plainZip,
  securityAnswer,
  shortText,
  username,
} from './patterns.ts'
import { isAdult, toPerson } from './person.tsx'

const message = (rules: Partial<FieldRules>, value: string) =>
  checkForm({ field: { label: 'First Name', ...rules } }, { field: value }, baseWords('common')).field
const passes = (rules: Partial<FieldRules>, ...values: string[]) =>
  values.filter(value => message(rules, value) === undefined)

describe('messages', () => {
  it('[VALID-01] names a missing required value, also one of spaces', () => {
    expect(message({ required: true }, '')).toBe('First Name is a required field')
    expect(message({ required: true }, '  ')).toBe('First Name is a required field')
    expect(message({}, '')).toBeUndefined()
  })
  it('[VALID-02] names a pattern failure with the label in lower case', () => {
    expect(message({ patterns: [/^\d+$/] }, 'x')).toBe('Invalid first name')
  })
  it('[VALID-03] names a value that is too short', () => {
    expect(message({ minLength: 3 }, 'ab')).toBe('First Name is under the character minimum')
  })
  it('[VALID-04] names a value that is too long', () => {
    expect(message({ maxLength: 3 }, 'abcd')).toBe('First Name exceeds the maximum number of characters')
  })
  it("[VALID-05] prefers a field's own words", () => {
    const messages = { required: 'Tell us your name' }
    expect(message({ required: true, messages }, '')).toBe('Tell us your name')
    expect(message({ required: true, minLength: 2, messages }, 'a')).toBe('First Name is under the character minimum')
  })
  it("takes the manifest's generic words", () => {
    const words = { ...baseWords('common'), requiredField: phrase<'label'>('{label}: please fill in') }
    expect(checkForm({ a: { label: 'Plan', required: true } }, {}, words)).toEqual({ a: 'Plan: please fill in' })
  })
})

describe('patterns', () => {
  it('[VALID-06] a password has 6 to 32 characters', () => {
    expect(passes(password, 'abc12', 'abcd12', `1${'a'.repeat(31)}`, `1${'a'.repeat(32)}`)).toEqual([
      'abcd12',
      `1${'a'.repeat(31)}`,
    ])
  })
  it('[VALID-07] a password uses letters, digits and @$!%*#?&^_+-= only', () => {
    expect(passes(password, 'abc1@$!%*#?&^_+-=', 'abc 1234', 'abc1234;', 'äbc1234')).toEqual(['abc1@$!%*#?&^_+-='])
  })
  it('[VALID-08] a password has a digit', () => {
    expect(passes(password, 'abcdef', 'abcde1')).toEqual(['abcde1'])
  })
  it('[VALID-09] a name starts with a letter, apostrophe, backtick or hyphen', () => {
    expect(passes(personName, 'Ann', "'Ann", '`Ann', '-Ann', '.Ann', '1Ann')).toEqual(['Ann', "'Ann", '`Ann', '-Ann'])
  })
  it('[VALID-10] a name goes on with letters, those marks, spaces or periods', () => {
    expect(passes(personName, "Mary-Jo O'Neil Jr.", 'Ann2', 'Ann_B')).toEqual(["Mary-Jo O'Neil Jr."])
  })
  it('[VALID-11] a name has at most 30 characters', () => {
    expect(passes(personName, 'a'.repeat(30), 'a'.repeat(31))).toEqual(['a'.repeat(30)])
  })
  it('[VALID-12] [VALID-13] a username has 3 to 16 letters and digits', () => {
    expect(passes(username, 'ab', 'abc', 'a'.repeat(16), 'a'.repeat(17), 'ab_c', 'ab c')).toEqual([
      'abc',
      'a'.repeat(16),
    ])
  })
  it('[VALID-14] a text has 3 to 30 characters', () => {
    expect(passes(shortText, 'ab', 'abc', '~'.repeat(30), 'a'.repeat(31))).toEqual(['abc', '~'.repeat(30)])
  })
  it('[VALID-15] [OPEN-07] a security answer has 3 to 30 letters, digits, listed symbols and spaces', () => {
    expect(passes(securityAnswer, 'my cat + dog', 'ab', 'cat; dog', 'a'.repeat(31))).toEqual(['my cat + dog'])
  })
  it('[VALID-16] [OPEN-06] an identifier has nine or ten letters and digits', () => {
    expect(passes(identifier, 'U1234567', 'U12345678', 'U123456789', 'U1234567890', 'U1234-678')).toEqual([
      'U12345678',
      'U123456789',
    ])
  })
  it('[VALID-09] [VALID-12] [VALID-16] blanks around a name, username, identifier or address do not count; in a password they do', () => {
    expect(passes(identifier, 'U12345678 ', ' U12345678', 'U1234 5678')).toEqual(['U12345678 ', ' U12345678'])
    expect(passes(username, 'robin77 ', ' robin77', 'robin 77', 'ab ')).toEqual(['robin77 ', ' robin77'])
    expect(passes(personName, ' Ann', 'Ann ', `${'a'.repeat(30)} `)).toEqual([' Ann', 'Ann ', `${'a'.repeat(30)} `])
    expect(passes(emailAddress, ' a@b.example ')).toEqual([' a@b.example '])
    expect(passes(securityAnswer, ' cat ', ' a ')).toEqual([' cat '])
    expect(passes(password, 'abcd12 ', ' abcd12')).toEqual([])
  })
  it('[VALID-09] [VALID-10] [VALID-11] a name may have the curly apostrophes of phones, and accents behind their letters', () => {
    const accented = 'José'.normalize('NFD')
    expect(passes(personName, 'O’Neil', '‘Ann', accented, 'é'.normalize('NFD').repeat(30), 'Ann”')).toEqual([
      ...['O’Neil', '‘Ann', accented, 'é'.normalize('NFD').repeat(30)],
    ])
    expect(plainName(accented)).toBe('José')
    expect(toPerson({ firstName: ` ${accented}`, lastName: 'O’Neil ' })).toMatchObject({
      firstName: 'José',
      lastName: "O'Neil",
    })
  })
  it('[ACCOUNT-05] reads ZIP and postal codes however they are spaced, and leaves others as they were typed', () => {
    const typed = [
      '97201',
      ' 97201 ',
      '97201-0001',
      '97201 0001',
      '972010001',
      'v6b1a1',
      'V6B-1A1',
      'v6b 1a1',
      '9720',
      'here',
    ]
    expect(typed.map(plainZip)).toEqual([
      ...['97201', '97201', '97201-0001', '97201-0001', '97201-0001', 'V6B 1A1', 'V6B 1A1', 'V6B 1A1', '9720', 'HERE'],
    ])
  })
  it('an e-mail address has one @ and a dot after it', () => {
    const wrong = [
      'a@b',
      'a b@c.example',
      'a@@b.example',
      'a@b.',
      'a..b@c.example',
      '.a@b.example',
      'a@b.example.',
      'a@b@c.example',
    ]
    expect(passes(emailAddress, 'a@b.example', "o'neil.x+y@b-c.example", ...wrong)).toEqual([
      'a@b.example',
      "o'neil.x+y@b-c.example",
    ])
  })
})

describe('dates', () => {
  it('[VALID-19] two fields that must match and do not are a mismatch', () => {
    expect(mismatch('a', 'a')).toBeUndefined()
    expect(mismatch('a', 'A')).toBe('mismatch')
  })
  it('[VALID-20] [OPEN-37] the 18th birthday counts as adult, the day before does not, also on 29 February', () => {
    expect(isAdult('2008-11-21', '2026-11-21')).toBe(true)
    expect(isAdult('2008-11-22', '2026-11-21')).toBe(false)
    expect(isAdult('2008-02-29', '2026-02-28')).toBe(false)
    expect(isAdult('2008-02-29', '2026-03-01')).toBe(true)
  })
})
