import { existsSync } from 'node:fs'
import { Command } from '@commander-js/extra-typings'
import type { AuditFault, AuditHead } from '../../../schema/audit/chain.ts'
import { auditFileBeside } from '../../../schema/audit/sqlite-audit.ts'
import { portalDataFile } from '../../settings/portal-data.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { verifyAuditFile } from '../../state/verify-audit-file.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { WrongUse } from '../frame/wrong-use.ts'

/** `portal audit`: for whoever runs the portal. */
export const audit: PortalCommand = answering =>
  new Command('audit').description('Verifies the audit of the portal or of the gateway').addCommand(verify(answering))

/** `portal audit verify`: finds an edited, removed, added or reordered row and names it (SEC-19, SEC-20). */
const verify: PortalCommand = answering =>
  new Command('verify')
    .description('Finds rows of the audit that were edited, removed, added or moved, and prints where its chain ends')
    .option(
      '--data <FILE>',
      "data file of the portal or of the reference gateway; the portal's own, or its database, when left out",
    )
    .option('--noted <HEAD>', 'a head that was printed before, NUMBER:DIGEST: finds a chain that was made anew since')
    .addHelpText(
      'after',
      `
The rows hold together by digests that anybody can compute: whoever can write the whole file can make a new chain. Write the
head down elsewhere from time to time, and verify against it.
${afterOptions({
  finds: 'a row is not as it was written',
  examples: ['audit verify', 'audit verify --data .data/gateway.sqlite --noted 41:5e1f…'],
})}`,
    )
    .action(({ data: named, noted }) =>
      answering(async ({ env }) => {
        const settings = readSettings(env)
        const { databaseUrl } = named === undefined ? settings : {}
        const file = named === undefined ? portalDataFile(settings) : fileOf(named)
        const data = databaseUrl === undefined ? file : 'the database'
        const { head, faults } = await verified(databaseUrl, data, noted === undefined ? undefined : headOf(noted))
        const end = `${head.number}:${head.hash}`
        return {
          code: faults.length === 0 ? 0 : 1,
          data: { file: data, head: end, faults },
          text: paint =>
            [
              ...faults.map(fault => paint('red', lineOf(fault))),
              `${head.number} rows in ${data}, ${faults.length === 0 ? 'all as they were written' : 'not all as they were written'}.`,
              `Head ${end}`,
            ].join('\n'),
        }
      }),
    )

async function verified(databaseUrl: string | undefined, file: string, noted: AuditHead | undefined) {
  try {
    if (databaseUrl === undefined) return verifyAuditFile(file, noted)
    const { verifyAuditDatabase } = await import('../../state/postgres/postgres-audit.ts')
    return await verifyAuditDatabase(databaseUrl, noted)
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error))
  }
}

/** The audit of a data file: the reference gateway's is beside its own. */
function fileOf(data: string): string {
  const beside = auditFileBeside(data)
  return existsSync(beside) ? beside : data
}

function headOf(text: string): AuditHead {
  const [, number, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  if (number === undefined || hash === undefined)
    throw new WrongUse(`"${text}" is no head; expected NUMBER:DIGEST as "audit verify" prints it`)
  return { number: Number(number), hash }
}

function lineOf({ number, to = number, fault }: AuditFault): string {
  const rows = to === number ? `Row ${number}` : `Rows ${number} to ${to}`
  return `${rows}: ${said[fault]}`
}

const said: Readonly<Record<AuditFault['fault'], string>> = {
  missing: 'missing',
  altered: 'not what was written there: edited, added or moved',
  extra: 'added outside the chain',
  head: 'not the row with which the chain ended: it or the rows before it were written anew',
}
