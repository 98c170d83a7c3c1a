import { describe, expect, it } from 'vitest'
import { mutationsOf } from '../../gateway-content/build-schema.ts'
import { type Grant, type Role, roles } from '../../gateway-content/policy.ts'
import { changeByStudio, studioSchema } from './support/ask-studio.ts'
import { MemoryDesk } from './support/memory-desk.ts'

const draftId = 'Draft december'
const seen = { draftId, version: 1 }
/** What each mutation is sent about a file; one that nobody has thought of fails here. */
const inputs: Readonly<Record<string, (path: string) => object>> = {
  saveDraft: path => ({ name: 'new', version: 0, files: [{ path, text: '{}' }] }),
  settleDraft: () => ({ ...seen, onto: 2, decisions: [] }),
  addAsset: path => ({ ...seen, brand: path.replace(/\/.*/, ''), name: 'snow', content: '' }),
  throwDraftAway: () => seen,
  restoreDraft: () => seen,
  askForReview: () => seen,
  approveDraft: () => ({ ...seen, onto: 2 }),
  sendDraftBack: () => ({ ...seen, note: 'Not yet' }),
  publishDraft: () => ({ ...seen, onto: 2 }),
  tickFinding: () => ({ ...seen, onto: 2, finding: 'gap', reason: 'Meant so' }),
  beInDraft: () => ({ draftId, path: 'acme/menus.json', item: 'benefits' }),
  leaveDraft: () => ({ draftId }),
  scheduleDraft: () => ({ ...seen, onto: 2, time: '2026-12-05T08:00', zone: 'UTC' }),
  publishSchedule: () => ({ number: 1 }),
  cancelSchedule: () => ({ number: 1 }),
  sharePreview: () => ({ draftId, shows: { brand: 'acme' } }),
  takePreviewBack: () => ({ draftId, key: 'a-link' }),
  rollBack: () => ({ revisionId: 'Revision 1', onto: 2, note: '' }),
}

const mutations = mutationsOf(studioSchema).map(({ field: { name }, role }) => ({ name, needs: role }))
const brands = ['acme', 'umbrella', 'base']
const staffs: { who: string; grants: Grant[] }[] = [
  { who: 'somebody without a role', grants: [] },
  ...roles.flatMap(role => [
    { who: `a ${role} of all brands`, grants: [{ role }] },
    ...(role === 'administrator' ? [] : [{ who: `a ${role} of acme`, grants: [{ role, brand: 'acme' }] }]),
  ]),
]

const send = (name: string, grants: readonly Grant[], desk: MemoryDesk, path: string) =>
  changeByStudio(name, inputs[name]?.(path) ?? {}, { grants, desk })

const written = expect.stringMatching(/ by Ada <id of Ada>$/)

/** What the rules say, in a sentence each: the role, at least; for the brand, or for all; what is shared takes all. */
const isAllowed = (grants: readonly Grant[], needs: Role, brand: string) =>
  grants.some(grant => roles.indexOf(grant.role) >= roles.indexOf(needs) && (grant.brand ?? brand) === brand)

describe('who may do what, for every mutation of the studio, role and brand', () => {
  it('[CONTENT-13] [STUDIO-36] has an input for every mutation, and each says whom it is for', () => {
    expect(mutations.map(({ name }) => name)).toEqual(Object.keys(inputs))
    expect(mutations.filter(({ needs }) => needs === 'viewer')).toEqual([])
  })

  it.each(mutations)(
    '[CONTENT-13] [CONTENT-15] $name is done for whom it is for, and refused anybody else, with a row of the audit',
    async ({ name, needs }) => {
      for (const { who, grants } of staffs)
        for (const brand of brands) {
          const path = `${brand}/menus.json`
          const desk = new MemoryDesk([path], { isThrownAway: name === 'restoreDraft' })
          const { codes, refusals } = await send(name, grants, desk, path)
          const told = `${name} of ${brand} by ${who}`
          const allowed = isAllowed(grants, needs, brand)
          expect([told, desk.writes]).toEqual([told, allowed ? [written] : []])
          expect([told, desk.refused.length]).toEqual([told, allowed ? 0 : 1])
          // A draft of a brand that they have no role for is as if there were none.
          const isOfDraft = ['draftId', 'number'].some(key => key in (inputs[name]?.(path) ?? {}))
          const isHidden = brand === 'umbrella' && isOfDraft
          const hidden = { codes: ['NOT_FOUND'], refusals: [] }
          const forbidden = { codes: [], refusals: ['FORBIDDEN'] }
          const hasRole = brands.some(each => isAllowed(grants, needs, each))
          const refused = isHidden && hasRole ? hidden : forbidden
          expect([told, { codes, refusals }]).toEqual([told, allowed ? { codes: [], refusals: [] } : refused])
        }
    },
  )

  it('[CONTENT-13] lets editors of all brands alone begin one that nobody has', async () => {
    const path = 'lakeside/brand.json'
    const wanted = [
      { grants: [{ role: 'editor' as const }], refusals: [] },
      { grants: [{ role: 'editor' as const, brand: 'acme' }], refusals: ['FORBIDDEN'] },
      // Their brand, once somebody has begun it.
      { grants: [{ role: 'editor' as const, brand: 'lakeside' }], refusals: ['FORBIDDEN'] },
    ]
    for (const { grants, refusals } of wanted) {
      const desk = new MemoryDesk([])
      expect((await send('saveDraft', grants, desk, path)).refusals).toEqual(refusals)
      expect(desk.writes.length).toBe(refusals.length === 0 ? 1 : 0)
    }
    const begun = new MemoryDesk([path])
    begun.paths = async () => [path]
    expect((await send('saveDraft', [{ role: 'editor', brand: 'lakeside' }], begun, path)).refusals).toEqual([])
  })

  it.each(mutations)('[CONTENT-13] $name of two brands takes the role for both', async ({ name, needs }) => {
    const paths = ['acme/menus.json', 'umbrella/menus.json']
    const desk = new MemoryDesk(paths, { isThrownAway: name === 'restoreDraft' })
    if (name !== 'saveDraft') {
      const { refusals } = await send(name, [{ role: needs, brand: 'acme' }], desk, paths[0] ?? '')
      expect(refusals).toEqual(['FORBIDDEN'])
      expect(desk.writes).toEqual([])
    }
    const both = ['acme', 'umbrella'].map(brand => ({ role: needs, brand }))
    expect((await send(name, both, desk, paths[0] ?? '')).refusals).toEqual([])
    expect(desk.writes).toHaveLength(1)
  })
})
