import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { program } from '../testing/fixture.ts'
import { testNodeIds } from '../testing/test-context.ts'

const { seen, viewer: ask, node } = asking()
type More = Parameters<typeof ask> extends [string, ...infer Rest] ? Rest : never
const member = async (selection: string, ...more: More) => Object(await ask(`member { ${selection} }`, ...more)).member

describe('the programs area', () => {
  it('[CALL-58] [ENT-39] [OPEN-57] gives the enrolled programs', async () => {
    const replies = { 'GET programs': { json: [program, { ...program, eligible: false }] } }
    const { id, name, description, categories, displayOrder, featureGroup, url, icon } = program
    const words = 'number name description categories displayOrder isHighPriority featureGroup url urlKind icon'
    expect(await member(`programs { ${words} children { number } }`, replies)).toEqual({
      programs: [
        {
          ...{ number: id, name, description, categories, displayOrder, featureGroup, url, icon, urlKind: null },
          ...{ isHighPriority: true, children: [] },
        },
      ],
    })
  })

  it('[PROGRAM-06] gives the programs within one, of those that the member has, and itself never', async () => {
    const json = [
      { ...program, childResourceIds: [40, 41, 42] },
      { ...program, id: 42 },
    ]
    expect(await member('program(number: 40) { children { number } }', { 'GET programs': { json } })).toEqual({
      program: { children: [{ number: 42 }] },
    })
  })

  it('[GRAPH-01] tells of nobody but the viewer, and asks nothing for others', async () => {
    const own = 'programs { number } featuredPrograms { number } program(number: 40) { number } certificates { url }'
    expect(await ask(`family { member(suffix: 1) { ${own} } }`)).toEqual({
      family: { member: { programs: null, featuredPrograms: null, program: null, certificates: null } },
    })
    expect(seen().map(({ call }) => call)).toEqual(['GET account'])
  })

  it('[GRAPH-02] gives a program again by its id, and null for one that the member has not', async () => {
    const id = testNodeIds.idOf('Program', 40)
    expect(await member('programs { id }')).toEqual({ programs: [{ id }] })
    expect(await node(id, '... on Program { name }')).toEqual({ __typename: 'Program', name: program.name })
    expect(await node(testNodeIds.idOf('Program', 41))).toBeNull()
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
    expect(await member('featuredPrograms { number }', replies)).toEqual({
      featuredPrograms: [{ number: 3 }, { number: 2 }],
    })
  })

  it('[PROGRAM-08] returns a program by its number, null when the member does not have it', async () => {
    expect(await member('program(number: 40) { number name }')).toEqual({ program: { number: 40, name: program.name } })
    for (const number of [41, -40, 0])
      expect(await member(`program(number: ${number}) { name }`)).toEqual({ program: null })
    const replies = { 'GET programs': { json: [{ ...program, eligible: false }] } }
    expect(await member('program(number: 40) { name }', replies)).toEqual({ program: null })
  })

  it('[PROGRAM-07] [CALL-59] gives what the site says of one program, null when it says nothing', async () => {
    const content = { details: { programId: 40 }, title: 'Quit', shortDescription: 'Coaching' }
    const other = { ...content, details: { programId: 4 } }
    const text = 'program(number: 40) { content { title shortDescription } }'
    expect(await member(text, { 'GET programs/site-content': { json: [other, content] } })).toEqual({
      program: { content: { title: 'Quit', shortDescription: 'Coaching' } },
    })
    expect(await member(text, { 'GET programs/site-content': { json: [other] } })).toEqual({
      program: { content: null },
    })
  })

  it('[CALL-60] [ENT-39] [OPEN-13] gives the phone number of a program, null when nobody knows the program', async () => {
    const text = 'program(number: 40) { phoneNumber }'
    expect(await member(text)).toEqual({ program: { phoneNumber: '503-555-0140' } })
    const replies = { 'GET programs/40/details': { json: { code: 'NOT_FOUND', message: 'x' }, status: 404 } }
    expect(await member(text, replies)).toEqual({ program: { phoneNumber: null } })
  })

  it('[CALL-51] [TILE-23] gives the address of the Outline of Coverage, or null', async () => {
    expect(await member('outlineOfCoverage')).toEqual({ outlineOfCoverage: null })
    const replies = { 'GET handbook/ooc': { text: 'https://a.example/ooc.pdf' } }
    expect(await member('outlineOfCoverage', replies)).toEqual({ outlineOfCoverage: 'https://a.example/ooc.pdf' })
    expect(await ask('family { member(suffix: 1) { outlineOfCoverage } }', replies)).toEqual({
      family: { member: { outlineOfCoverage: null } },
    })
  })
})
