import { describe, expect, it } from 'vitest'
import { findAllBrandLiterals, findBrandLiterals, readBrandKnowledge } from './no-brand-in-code.ts'

describe('no brand in code', () => {
  it('[SCOPE-08] finds no brand name, host, domain id, group id or program id in the rooms that serve every brand', async () => {
    expect(await findAllBrandLiterals()).toEqual([])
  })

  it('knows the shipped brands, so that the check above can fail', async () => {
    const knowledge = await readBrandKnowledge()
    expect(knowledge.names.length).toBeGreaterThanOrEqual(4)
    expect(knowledge.hosts.length).toBeGreaterThanOrEqual(4)
    expect(knowledge.folders.length).toBeGreaterThanOrEqual(4)
    expect(knowledge.groupIds.length).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['if (brand.domainId === 5) show()', 'domain id'],
    ["const regional = { domainId: '5' }", 'domain id'],
    ["groupId === '10004760'", 'group id'],
    ['program.id === 27', 'program id'],
    ["fetch('http://some.localhost')", 'host'],
    ["title = 'Acme Health'", 'brand name'],
    ["url: 'https://documents.acme.example/outline.pdf'", 'brand folder'],
    ["url: 'https://wellness.example/acme'", 'brand folder'],
  ])('reports %s', (source, kind) => {
    const knowledge = { names: ['Acme Health'], hosts: ['some.localhost'], groupIds: ['10004760'], folders: ['acme'] }
    expect(findBrandLiterals('web/a.ts', source, knowledge)).toMatchObject([{ file: 'web/a.ts', line: 1, kind }])
  })
})
