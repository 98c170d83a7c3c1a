import { describe, expect, it } from 'vitest'
import type { Program, ProgramDetails, SiteContentProgram } from '../../schema/generated/gateway-types.ts'
import { useGateway } from '../testing/use-gateway.ts'

const NAMED_IDS = [1, 8, 13, 17, 20, 27, 33, 34, 36, 37, 44, 52, 75, 78, 92, 93]

describe('programs', () => {
  const gateway = useGateway()
  const programs = async (persona: string, domainId?: string) =>
    gateway().get<Program[]>('programs', await gateway().signIn(persona, domainId))

  it('[CALL-58] [ENT-39] [TILE-21] gives every named program on every brand, in display order', async () => {
    for (const domainId of ['1', '2', '3', '5']) {
      const all = await programs('active', domainId)
      expect(all.map(program => program.id).toSorted((one, other) => one - other)).toEqual(NAMED_IDS)
      const orders = all.map(program => program.displayOrder)
      expect(orders).toEqual(orders.toSorted((one, other) => one - other))
    }
  })

  it('[CALL-58] holds the cases that tiles tell apart', async () => {
    const all = await programs('active')
    expect(all.filter(program => program.highPriority && program.eligible).length).toBeGreaterThanOrEqual(8)
    expect(all.some(program => program.name.length > 55)).toBe(true)
    expect(all.some(program => program.description.length > 125)).toBe(true)
    expect(all.some(program => !program.eligible)).toBe(true)
    expect(all.some(program => program.urlDocumentType === 'ENDPOINT' && program.url !== null)).toBe(true)
    expect(all.some(program => program.urlDocumentType === 'EXTERNAL')).toBe(true)
    expect(all.some(program => program.childResourceIds.length > 0)).toBe(true)
    expect(all.some(program => program.resource !== null)).toBe(true)
  })

  it('[OPEN-49] carries certificates of coverage as documents of programs, for those who have them', async () => {
    const certificates = async (persona: string) =>
      (await programs(persona)).flatMap(({ resource }) => (resource?.type === 'CERTIFICATE' ? [resource.name] : []))
    expect(await certificates('active')).toEqual(['Certificate of coverage: dental', 'Certificate of coverage: vision'])
    expect(await certificates('dentalonly')).toEqual(['Certificate of coverage: dental'])
    expect(await certificates('noplan')).toEqual([])
  })

  it('[CALL-58] leaves out entries for coverage that the member never had', async () => {
    expect((await programs('dentalonly')).map(program => program.id)).not.toContain(37)
    expect((await programs('noplan')).map(program => program.id)).toEqual([93, 17, 34, 44, 75, 78])
    expect((await programs('termed')).map(program => program.id)).toContain(37)
  })

  it('[CALL-59] [ENT-40] gives site content for the same programs', async () => {
    const content = await gateway().get<SiteContentProgram[]>(
      'programs/site-content',
      await gateway().signIn('dentalonly'),
    )
    expect(content.map(item => item.details.programId)).toEqual(
      (await programs('dentalonly')).map(program => program.id),
    )
    expect(content[0]).toEqual({
      details: { programId: expect.any(Number) },
      title: expect.any(String),
      shortDescription: expect.any(String),
    })
  })

  it('[CALL-60] [OPEN-13] [ENT-39] details of Passport Dental carry its phone number; an unknown program answers 404', async () => {
    const token = await gateway().signIn('active')
    const details = await gateway().get<ProgramDetails>('programs/27/details', token)
    expect(details).toMatchObject({ id: 27, name: 'Passport Dental', phoneNumber: '800-555-0127' })
    expect((await gateway().call('programs/999/details', { token })).status).toBe(404)
    expect((await gateway().call('programs/abc/details', { token })).status).toBe(400)
  })
})
