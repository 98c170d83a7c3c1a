import { describe, expect, it } from 'vitest'
import { certificatesOf } from './certificates-of.ts'

const certificate = { name: 'Certificate', url: 'https://a.example/one.pdf', type: 'CERTIFICATE' } as const

describe('certificatesOf', () => {
  it('[OPEN-49] takes certificates among the programs’ documents, in their order, each address once', () => {
    const other = { ...certificate, name: 'Other', url: 'https://a.example/two.pdf' }
    const guide = { ...certificate, type: 'GUIDE' as const, url: 'https://a.example/guide.pdf' }
    const documents = [other, null, guide, certificate, { ...other, name: 'Again' }]
    expect(certificatesOf(documents.map(document => ({ document })))).toEqual([other, certificate])
  })

  it('[OPEN-49] is empty when no program has one', () => {
    expect(certificatesOf([{ document: null }])).toEqual([])
  })
})
