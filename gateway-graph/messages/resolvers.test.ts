import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { toAccreditations } from './resolvers.ts'

const { query, seen } = asking()

describe('the messages area, for anybody', () => {
  it('[CALL-70] [CONTACT-03] gives the holiday calendar of the brand’s domain as a tree', async () => {
    expect(await query('holidayCalendar')).toMatchObject({
      holidayCalendar: { type: 'root', children: [{ tagName: 'p', children: [{ value: 'Closed on 4 July' }] }] },
    })
    expect(seen()[0]?.headers.authorization).toBeUndefined()
  })

  it('[CONTACT-05] gives null when the calendar fails or is empty', async () => {
    const call = 'GET message/calendar/domain/9'
    expect(await query('holidayCalendar', { [call]: { json: {}, status: 500 } })).toEqual({ holidayCalendar: null })
    const empty = { data: { item: { content: '' } } }
    expect(await query('holidayCalendar', { [call]: { json: empty } })).toEqual({ holidayCalendar: null })
  })

  it('[CALL-73] [SHELL-04] [SHELL-06] gives accreditations from the configured address, none when it fails', async () => {
    const entry = { elementValue: 'Interim', url: 'https://quality.example/', pairedText1: 'Interim since May' }
    const call = 'GET quality/accreditations'
    const own = 'accreditations { level url pairedText }'
    expect(await query(own, { [call]: { json: { accreditations: { Interim: entry } } } })).toEqual({
      accreditations: [{ level: 'INTERIM', url: 'https://quality.example/', pairedText: 'Interim since May' }],
    })
    expect(seen()[0]?.query).toEqual({ domainId: '9' })
    expect(await query(own, { [call]: { json: {}, status: 503 } })).toEqual({ accreditations: [] })
  })

  it('[CALL-74] [ENT-03] gives the chat configuration from the configured address', async () => {
    expect(await query('chatConfiguration { host displayChat }')).toEqual({
      chatConfiguration: { host: 'chat.test.example', displayChat: true },
    })
  })
})

const entry = (elementValue: string) => ({
  ...{ elementValue, url: `https://quality.example/${elementValue}`, pairedText1: `Words for ${elementValue}` },
})

describe('toAccreditations', () => {
  it('[SHELL-04] [SHELL-05] [ENT-46] [OPEN-52] maps elementValue to a level, without case, with address and text', () => {
    const accreditations = { Accredited: entry('ACCREDITED'), b: entry('commendable'), c: entry('Interim') }
    expect(toAccreditations({ accreditations })).toEqual([
      ...[{ level: 'ACCREDITED', url: 'https://quality.example/ACCREDITED', pairedText: 'Words for ACCREDITED' }],
      ...[{ level: 'COMMENDABLE', url: 'https://quality.example/commendable', pairedText: 'Words for commendable' }],
      ...[{ level: 'INTERIM', url: 'https://quality.example/Interim', pairedText: 'Words for Interim' }],
    ])
  })

  it('[SHELL-06] leaves unknown values out', () => {
    const accreditations = { a: entry('Golden'), b: entry('Interim') }
    expect(toAccreditations({ accreditations })).toHaveLength(1)
  })
})
