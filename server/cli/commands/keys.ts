import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { Command } from '@commander-js/extra-typings'
import { top } from '../../build/build-paths.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { WrongUse } from '../frame/wrong-use.ts'

/** `portal keys`: for whoever runs the reference gateway. */
export const keys: PortalCommand = answering =>
  new Command('keys')
    .description('Rotates the keys with which the reference gateway signs')
    .addCommand(rotate(answering))

interface Rotated {
  file: string
  /** How many former keys still verify. */
  verifying: number
}

/** `portal keys rotate`: a new key signs, former ones verify what they signed until it is over (OPS-19). */
const rotate: PortalCommand = answering =>
  new Command('rotate')
    .description('Lets a new key sign tokens from now on; former ones verify what they signed until that is over')
    .addHelpText(
      'after',
      `
The gateway's data is what GATEWAY_DATA names, as for npm start. Gateways that serve it go on and take the new key within a
second; nobody is signed out.
${afterOptions({ examples: ['keys rotate'] })}`,
    )
    .action(() =>
      answering(async ({ env }) => {
        const { gatewayData, sessionHours } = readSettings(env)
        const { file, verifying } = await rotateIn(gatewayData, sessionHours)
        const former = verifying === 1 ? 'One former key verifies' : `${verifying} former keys verify`
        return {
          code: 0,
          data: { file, verifying },
          text: () => `A new key signs the tokens of ${file}. ${former} what it signed before, until that is over.`,
        }
      }),
    )

/** The gateway's own program does it: portal and gateway share no code. */
async function rotateIn(data: string, sessionHours: number): Promise<Rotated> {
  const env = { ...process.env, GATEWAY_DATA: data, GATEWAY_SESSION_HOURS: String(Math.ceil(sessionHours)) }
  const program = resolve(top, 'gateway-rest/cli/rotate-keys.ts')
  try {
    return JSON.parse((await promisify(execFile)(process.execPath, [program], { env })).stdout) as Rotated
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new WrongUse(said.split('\n').at(-1) || String(error))
  }
}
