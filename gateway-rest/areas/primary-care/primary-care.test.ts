import { describe, expect, it } from 'vitest'
import type { PcpEligibility, PcpMembers } from '../../../schema/generated/gateway-types.ts'
import { useGateway } from '../../testing/use-gateway.ts'
import { eligibleDates } from './eligible-dates.ts'

describe('primary care', () => {
  const gateway = useGateway()
  const members = async (persona: string) => gateway().get<PcpMembers>('pcp/members', await gateway().signIn(persona))
  const eligibility = async (persona: string) =>
    gateway().get<PcpEligibility>('pcp/eligibility', await gateway().signIn(persona))

  it('[CALL-52] [PCP-07] [ENT-35] [ENT-36] [ENT-37] gives selection and history: selected for the subscriber, none for a child', async () => {
    const { members: family, subscriberHasHistory } = await members('active')
    expect(subscriberHasHistory).toBe(true)
    const [subscriber, , child] = family
    const [present, past] = subscriber?.history ?? []
    expect(subscriber?.selection).toEqual({ memberKey: subscriber?.memberKey, providerName: present?.providerName })
    expect(present).toMatchObject({
      pcpSelected: true,
      endDate: null,
      pcpTerminationReason: null,
      providerTitle: expect.any(String),
    })
    expect(present?.locations[0]).toMatchObject({ city: expect.any(String) })
    expect(past).toMatchObject({
      pcpSelected: false,
      endDate: expect.any(String),
      pcpTerminationReason: expect.any(String),
    })
    expect(child).toMatchObject({
      selection: null,
      history: [],
      eligibleDates: ['2026-07-01', '2026-08-01', '2026-09-01'],
    })
  })

  it('[CALL-53] [PCP-07] [ENT-36] tells who may select: those with medical coverage now or to come', async () => {
    const { members: family } = await members('active')
    expect(await eligibility('active')).toEqual({
      eligible: true,
      members: family.map(({ memberKey }) => ({ memberKey })),
    })
    expect((await eligibility('future')).eligible).toBe(true)
    for (const persona of ['dentalonly', 'termed', 'noplan']) {
      expect(await eligibility(persona)).toEqual({ eligible: false, members: [] })
    }
    expect(await members('dentalonly')).toMatchObject({ subscriberHasHistory: false, members: [{ eligibleDates: [] }] })
  })

  it('possible dates are first days of the coming months, within the period', () => {
    expect(eligibleDates({ effectiveDate: '2020-01-01', terminationDate: null }, '2026-11-30')).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ])
    expect(eligibleDates({ effectiveDate: '2020-01-01', terminationDate: '2027-01-15' }, '2026-11-30')).toEqual([
      '2026-12-01',
      '2027-01-01',
    ])
    expect(eligibleDates({ effectiveDate: '2027-03-10', terminationDate: null }, '2026-11-30')[0]).toBe('2027-04-01')
  })

  it('possible dates begin with the first day of coverage to come where that is the first of a month', () => {
    const from = (effectiveDate: string, today: string) =>
      eligibleDates({ effectiveDate, terminationDate: null }, today)[0]
    expect(from('2027-01-01', '2026-11-30')).toBe('2027-01-01')
    expect(from('2027-01-01', '2027-01-01')).toBe('2027-02-01')
  })
})
