import { expect, it } from 'vitest'
import { Database } from '../database.ts'
import { migrations } from '../migrations.ts'
import { eobTables } from './claim-tables.ts'

/** A database as it was before EOBs had rows, with two paid claims on one EOB, one on another, and one without. */
function earlier(): Database {
  const database = new Database(':memory:')
  for (const migration of migrations.slice(0, migrations.indexOf(eobTables))) database.execute(migration)
  const claim = (id: string, paidDate: string | null, eobDocumentId: string | null) =>
    database.insert('claim', {
      ...{ id, memberKey: '100', claimType: 'M', claimStatusCode: paidDate === null ? '01' : '02', paidDate },
      ...{ providerId: 'P1', payeeProviderId: null, serviceDateFrom: '2026-01-01', eobDocumentId },
    })
  database.execute('pragma foreign_keys = off')
  database.insert('member', {
    ...{ memberKey: '100', subscriberKey: '1', suffix: 0, firstName: 'A', lastName: 'B', relationship: 'SUB' },
    ...{ dateOfBirth: '1980-01-01', sex: 'F', networkNames: '[]' },
    ...{ hasOutOfAreaPlan: 0, hasOtherMedical: 0, hasOtherDental: 0 },
  })
  claim('C1', '2026-01-10', 'EOB1')
  claim('C2', '2026-01-12', 'EOB1')
  claim('C3', '2026-02-01', 'EOB2')
  claim('C4', null, null)
  return database
}

it('gives the claims of an earlier data file their EOBs, dated when the last claim was paid', () => {
  const database = earlier()
  database.execute(eobTables)
  expect(database.all('select documentId, pdfDocumentId, subscriberKey, claimType, date from eob')).toEqual([
    { documentId: 'EOB1', pdfDocumentId: 'PDFEOB1', subscriberKey: '1', claimType: 'M', date: '2026-01-12' },
    { documentId: 'EOB2', pdfDocumentId: 'PDFEOB2', subscriberKey: '1', claimType: 'M', date: '2026-02-01' },
  ])
  expect(database.get('select middleInitial from member')).toEqual({ middleInitial: null })
  database.close()
})
