import { Command } from '@commander-js/extra-typings'
import { readSettings } from '../../settings/read-settings.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { WrongUse } from '../frame/wrong-use.ts'

/** `portal database`: for whoever runs the portal's database. */
export const database: PortalCommand = answering =>
  new Command('database')
    .description('Prepares the PostgreSQL database in which instances keep what they share')
    .addCommand(prepare(answering))

/** `portal database prepare --for ROLE`: the role can run the portal, and change no row of the audit (SEC-19). */
const prepare: PortalCommand = answering =>
  new Command('prepare')
    .description('Brings the tables up to date as their owner, and lets a role run the portal over them')
    .requiredOption('--for <ROLE>', 'the role of the DATABASE_URL with which the portal runs')
    .addHelpText(
      'after',
      `
DATABASE_URL names the owner of the tables here: another role than the one with which the portal runs, which may then add rows to the
audit and read them, but neither change nor remove any. Run it before the first start, and before each new version of the portal.
${afterOptions({
  finds: 'the role could change the audit all the same',
  examples: ['database prepare --for portal_run'],
})}`,
    )
    .action(({ for: role }) =>
      answering(async ({ env }) => {
        const { databaseUrl } = readSettings(env)
        if (databaseUrl === undefined)
          throw new WrongUse('DATABASE_URL has to name the database, as the owner of its tables')
        const { mayChangeAudit } = await prepared(databaseUrl, role)
        return {
          code: mayChangeAudit ? 1 : 0,
          data: { role, mayChangeAudit },
          text: paint =>
            mayChangeAudit
              ? paint(
                  'red',
                  `${role} could still change rows of the audit: it owns them, is a superuser, or is in a role that may.`,
                )
              : `The tables are up to date. ${role} can run the portal, and neither change nor remove rows of the audit.`,
        }
      }),
    )

async function prepared(url: string, role: string) {
  const { prepareFor } = await import('../../state/postgres/running-role.ts')
  return prepareFor(url, role).catch((error: unknown) => {
    throw new WrongUse(error instanceof Error ? error.message : String(error))
  })
}
