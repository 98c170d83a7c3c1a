import { describe, expect, it } from 'vitest'
import { program } from '../testing/fixture.ts'
import { certificatesOf, enrolledPrograms, featuredPrograms } from './programs.ts'

describe('enrolledPrograms', () => {
  it('[OPEN-57] keeps the eligible ones, by displayOrder', () => {
    const programs = [
      { ...program, id: 1, displayOrder: 3 },
      { ...program, id: 2, eligible: false },
      { ...program, id: 3, displayOrder: 1 },
      { ...program, id: 4, displayOrder: 3 },
    ]
    expect(enrolledPrograms(programs).map(({ number }) => number)).toEqual([3, 1, 4])
  })

  it('[ENT-39] [GRAPH-06] keeps every field, in the words of the schema, with the document', () => {
    const resource = { name: 'Guide', type: 'GUIDE', url: 'https://a.example/guide.pdf' } as const
    const { id, name, description, categories, displayOrder, featureGroup, url, icon } = program
    const urlDocumentType = 'ENDPOINT'
    expect(enrolledPrograms([{ ...program, resource, urlDocumentType, childResourceIds: [3] }])).toEqual([
      {
        ...{ number: id, name, description, categories, displayOrder, featureGroup, url, icon },
        ...{ isHighPriority: program.highPriority, urlKind: 'ENDPOINT', document: resource, childNumbers: [3] },
      },
    ])
  })
})

const programs = [70, 10, 60, 20, 50, 30, 40].map(displayOrder => ({
  ...{ number: displayOrder, displayOrder, isHighPriority: displayOrder !== 20 },
}))

describe('featuredPrograms', () => {
  it('[PROGRAM-01] [PROGRAM-03] [PROGRAM-04] [CONST-06] takes five of high priority, by displayOrder', () => {
    expect(featuredPrograms(programs, 'active').map(({ number }) => number)).toEqual([10, 30, 40, 50, 60])
  })

  it('[PROGRAM-01] has none without one of high priority', () => {
    expect(featuredPrograms([{ isHighPriority: false, displayOrder: 1 }], 'active')).toEqual([])
  })

  it('[PROGRAM-02] has none for a termed member, and some for everyone else', () => {
    expect(featuredPrograms(programs, 'termed')).toEqual([])
    for (const status of ['active', 'future', 'none'] as const)
      expect(featuredPrograms(programs, status)).toHaveLength(5)
  })
})

const certificate = { name: 'Certificate', url: 'https://a.example/one.pdf', type: 'CERTIFICATE' } as const

describe('certificatesOf', () => {
  it('[OPEN-49] picks the certificates out of the programs’ documents, in their order, each address once', () => {
    const other = { ...certificate, name: 'Other', url: 'https://a.example/two.pdf' }
    const guide = { ...certificate, type: 'GUIDE' as const, url: 'https://a.example/guide.pdf' }
    const documents = [other, null, guide, certificate, { ...other, name: 'Again' }]
    expect(certificatesOf(documents.map(document => ({ document })))).toEqual([other, certificate])
  })

  it('[OPEN-49] is empty when no program has one', () => {
    expect(certificatesOf([{ document: null }])).toEqual([])
  })
})
