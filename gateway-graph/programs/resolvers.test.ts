import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { program } from '../testing/fixture.ts'

const { viewer } = asking()

describe('the programs area', () => {
  it('[CALL-58] [ENT-39] [OPEN-57] gives the enrolled programs', async () => {
    const flags = 'eligible displayOrder highPriority featureGroup childResourceIds resource url urlDocumentType icon'
    const replies = { 'GET programs': { json: [program, { ...program, eligible: false }] } }
    expect(await viewer(`programs { id name description categories ${flags} }`, replies)).toEqual({
      programs: [program],
    })
  })

  it('[CALL-60] [ENT-39] [OPEN-13] gives the phone number of a program, null for one the member has not', async () => {
    expect(await viewer('programDetails(programId: 40) { id phoneNumber }')).toEqual({
      programDetails: { id: 40, phoneNumber: '503-555-0140' },
    })
    const details = { ...program, phoneNumber: null, eligible: false }
    const replies = { 'GET programs/40/details': { json: details } }
    expect(await viewer('programDetails(programId: 40) { program { name eligible url } }', replies)).toEqual({
      programDetails: { program: { name: program.name, eligible: false, url: program.url } },
    })
    expect(await viewer('programDetails(programId: 41) { phoneNumber }')).toEqual({ programDetails: null })
  })

  it('[CALL-59] gives the longer content of programs', async () => {
    const content = { title: 'Eyes', shortDescription: 'More for frames' }
    const replies = { 'GET programs/site-content': { json: [{ details: { programId: 40 }, ...content }] } }
    expect(await viewer('programContents { programId title shortDescription }', replies)).toEqual({
      programContents: [{ programId: 40, ...content }],
    })
  })

  it('[CALL-51] [TILE-23] gives the address of the Outline of Coverage, or null', async () => {
    expect(await viewer('outlineOfCoverage')).toEqual({ outlineOfCoverage: null })
    const replies = { 'GET handbook/ooc': { text: 'https://a.example/ooc.pdf' } }
    expect(await viewer('outlineOfCoverage', replies)).toEqual({ outlineOfCoverage: 'https://a.example/ooc.pdf' })
  })
})
