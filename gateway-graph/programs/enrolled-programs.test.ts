import { describe, expect, it } from 'vitest'
import { program } from '../testing/fixture.ts'
import { enrolledPrograms } from './enrolled-programs.ts'

describe('enrolledPrograms', () => {
  it('[OPEN-57] keeps the eligible ones, by displayOrder', () => {
    const programs = [
      { ...program, id: 1, displayOrder: 3 },
      { ...program, id: 2, eligible: false },
      { ...program, id: 3, displayOrder: 1 },
      { ...program, id: 4, displayOrder: 3 },
    ]
    expect(enrolledPrograms(programs).map(({ id }) => id)).toEqual([3, 1, 4])
  })

  it('[ENT-39] keeps every field and gives the address of the document', () => {
    const resource = { name: 'Guide', type: 'GUIDE', url: 'https://a.example/guide.pdf' } as const
    expect(enrolledPrograms([{ ...program, resource }])).toEqual([
      { ...program, resource: resource.url, document: resource },
    ])
  })
})
