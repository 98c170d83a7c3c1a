import { describe, expect, it } from 'vitest'
import { toAccreditations } from './to-accreditations.ts'

const entry = (elementValue: string) => ({
  ...{ elementValue, url: `https://quality.example/${elementValue}`, pairedText1: `Words for ${elementValue}` },
})

describe('toAccreditations', () => {
  it('[SHELL-04] [SHELL-05] [ENT-46] [OPEN-52] maps elementValue to a level, without case, with address and text', () => {
    const accreditations = { Accredited: entry('ACCREDITED'), b: entry('commendable'), c: entry('Interim') }
    expect(toAccreditations({ accreditations })).toEqual([
      ...[{ level: 'ACCREDITED', url: 'https://quality.example/ACCREDITED', pairedText: 'Words for ACCREDITED' }],
      ...[{ level: 'COMMENDABLE', url: 'https://quality.example/commendable', pairedText: 'Words for commendable' }],
      ...[{ level: 'INTERIM', url: 'https://quality.example/Interim', pairedText: 'Words for Interim' }],
    ])
  })

  it('[SHELL-06] leaves unknown values out', () => {
    const accreditations = { a: entry('Golden'), b: entry('Interim') }
    expect(toAccreditations({ accreditations })).toHaveLength(1)
  })
})
