import { Command } from '@commander-js/extra-typings'
import { validateEndedSessions } from '../../../schema/generated/gateway-validators.js'
import { readManifests } from '../../content/read-manifests.ts'
import { portalDataFile } from '../../settings/portal-data.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { openSharedState } from '../../state/open-shared-state.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import type { World } from '../frame/world.ts'
import { noSuch, WrongUse } from '../frame/wrong-use.ts'
import { asSignedIn, type SignIn } from '../gateway/as-signed-in.ts'

/** How long a database that cannot be reached is waited for. */
const patienceMs = 5_000

/** `portal sessions`: for whoever runs the portal. */
export const sessions: PortalCommand = answering =>
  new Command('sessions').description('Ends sessions of members').addCommand(end(answering))

/** `portal sessions end --member KEY`: no instance takes a session of the member any more (SEC-20). */
const end: PortalCommand = answering =>
  new Command('end')
    .description(
      'Ends all sessions of a member, those of staff who act as the member too, in every instance within a second',
    )
    .requiredOption('--member <KEY>', "the member's key, which is in the token and in the gateway's data")
    .option('--staff-of <BRAND>', "also ends them at the gateway, as staff of the member's brand")
    .addHelpText(
      'after',
      `
The portal's store is the one that DATABASE_URL or else PORTAL_DATA names, as for the portal. The gateway is the one that GATEWAY_URL names;
user name and password of the staff member are asked for, unless PORTAL_STAFF_USERNAME and PORTAL_STAFF_PASSWORD hold them.
${afterOptions({ examples: ['sessions end --member 2000100000', 'sessions end --member 2000100000 --staff-of first'] })}`,
    )
    .action(({ member, staffOf }) =>
      answering(async world => {
        if (!/^[\w-]{1,64}$/.test(member)) throw new WrongUse(`"${member}" is no key of a member`)
        const staff = staffOf === undefined ? undefined : await staffOfBrand(staffOf, world)
        const settings = readSettings(world.env)
        const place = { ...settings, portalData: portalDataFile(settings) }
        const state = await openSharedState(place, { signal: AbortSignal.timeout(patienceMs) })
        try {
          const until = new Date(world.now.getTime() + settings.sessionHours * 3_600_000)
          await state.revocations.endPeople([member], world.now, until)
          const ended = staff && (await endAtGateway(staff, member))
          if (ended && 'sids' in ended) await state.revocations.endSessions(ended.sids, until)
          const refusal = ended && 'refusal' in ended ? ended.refusal : undefined
          return {
            code: refusal === undefined ? 0 : 1,
            data: { member, portal: 'ended', gateway: ended ?? 'not asked' },
            text: () => lines(member, ended).join('\n'),
          }
        } finally {
          await state.close()
        }
      }),
    )

/** Ends all sessions of a member at the gateway, as a staff member who logs in for it and out again (SEC-06): their ids, or why none ended. */
async function endAtGateway(
  staff: SignIn,
  memberKey: string,
): Promise<{ sids: readonly string[] } | { refusal: string }> {
  const done = await asSignedIn(staff, call =>
    call('token/revoke', validateEndedSessions, { what: 'member', memberKey }),
  )
  return 'result' in done ? { sids: done.result.ended } : done
}

function lines(member: string, ended: Awaited<ReturnType<typeof endAtGateway>> | undefined): string[] {
  const here = `All sessions of member ${member} have ended at the portal.`
  if (ended === undefined)
    return [here, 'The gateway was not asked: there their tokens are good until they end. See --staff-of.']
  if ('refusal' in ended) return [here, `The gateway did not end them: ${ended.refusal}`]
  return [here, `${ended.sids.length} ended at the gateway.`]
}

/** The staff member, from the environment or the terminal, and the gateway of their brand. */
async function staffOfBrand(id: string, { folder, env, ask }: World): Promise<SignIn> {
  const brands = (await readManifests(folder)).map(({ brand }) => brand)
  const brand = brands.find(each => each.id === id)
  if (brand === undefined)
    throw noSuch(
      'brand',
      id,
      brands.map(each => each.id),
    )
  const { gatewayUrl, staffUsername, staffPassword } = readSettings(env)
  if (gatewayUrl === undefined) throw new WrongUse('GATEWAY_URL has to say where the gateway is')
  const username = staffUsername ?? (await ask?.('User name of staff: '))
  const password = staffPassword ?? (await ask?.('Password: ', 'secretly'))
  if (!username || !password)
    throw new WrongUse('PORTAL_STAFF_USERNAME and PORTAL_STAFF_PASSWORD have to hold the credentials of staff')
  const base = `${gatewayUrl.replace(/\/$/, '')}${brand.gatewayBasePath}`
  return { base, username, password, domainId: String(brand.domainId) }
}
