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

  it('[PROGRAM-01] [PROGRAM-03] gives the featured ones of those', async () => {
    const priority = { ...program, highPriority: true }
    const all = [
      { ...priority, id: 2, displayOrder: 9 },
      { ...priority, id: 3, displayOrder: 1 },
    ]
    const others = [
      { ...priority, eligible: false },
      { ...program, highPriority: false },
    ]
    const replies = { 'GET programs': { json: [...all, ...others] } }
    expect(await viewer('featuredPrograms { id }', replies)).toEqual({ featuredPrograms: [{ id: 3 }, { id: 2 }] })
  })

  it('[PROGRAM-08] returns a program by its number, null when the member does not have it', async () => {
    expect(await viewer('program(id: "40") { id name }')).toEqual({ program: { id: 40, name: program.name } })
    for (const id of ['41', 'abc', '40.0', ''])
      expect(await viewer(`program(id: "${id}") { id }`)).toEqual({ program: null })
    const replies = { 'GET programs': { json: [{ ...program, eligible: false }] } }
    expect(await viewer('program(id: "40") { id }', replies)).toEqual({ program: null })
  })

  it('[PROGRAM-07] [CALL-59] gives what the site says of one program, null when it says nothing', async () => {
    const content = { details: { programId: 40 }, title: 'Quit', shortDescription: 'Coaching' }
    const replies = { 'GET programs/site-content': { json: [{ ...content, details: { programId: 4 } }, content] } }
    const fields = '{ programId title shortDescription }'
    expect(await viewer(`programContent(programId: "40") ${fields}`, replies)).toEqual({
      programContent: { programId: 40, title: 'Quit', shortDescription: 'Coaching' },
    })
    expect(await viewer(`programContent(programId: "41") ${fields}`, replies)).toEqual({ programContent: null })
  })

  it('[CALL-60] [ENT-39] [OPEN-13] returns the phone number of a program, null when the member does not have it', async () => {
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
    expect(await viewer('member { outlineOfCoverage }')).toEqual({ member: { outlineOfCoverage: null } })
    const replies = { 'GET handbook/ooc': { text: 'https://a.example/ooc.pdf' } }
    expect(await viewer('member { outlineOfCoverage }', replies)).toEqual({
      member: { outlineOfCoverage: 'https://a.example/ooc.pdf' },
    })
    expect(await viewer('family { member(suffix: 1) { outlineOfCoverage } }', replies)).toEqual({
      family: { member: { outlineOfCoverage: null } },
    })
  })
})
