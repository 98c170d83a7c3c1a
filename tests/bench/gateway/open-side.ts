import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createClock } from '../../../gateway-rest/clock.ts'
import { Database } from '../../../gateway-rest/store/database.ts'
import { startGatewayProcess } from '../../durability/support/gateway-process.ts'
import { top } from '../graph/rig/folders.ts'
import { benchMember } from './bench-member.ts'
import { sampleFamilies } from './sample-families.ts'
import type { Side } from './time-calls.ts'

const MEMBERS = 10

/** A running gateway over a population, which is made when it is not there yet. */
export interface OpenSide extends Side {
  close(): Promise<void>
}

/** Starts a gateway over a population and signs its members in. */
export async function openSide(seed: string, families: number): Promise<OpenSide> {
  const file = `.data/population-${families}-${seed}.sqlite`
  if (!existsSync(`${top}/${file}`)) makePopulation(seed, families)
  forgetAttempts(`${top}/${file}`)
  const gateway = await startGatewayProcess(`${top}/${file}`)
  const today = createClock().today()
  const samples = sampleFamilies(seed, families, MEMBERS, today)
  const members = []
  for (const family of samples) members.push(await benchMember(gateway.origin, family, today))
  return { origin: gateway.origin, members, close: gateway.kill }
}

function makePopulation(seed: string, families: number): void {
  const args = ['run', 'population', '--', '--families', String(families), '--seed', seed]
  const { status } = spawnSync('npm', args, { cwd: top, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`There is no population of ${families} families`)
}

/** Earlier runs count against the limits on calls that need no token. */
function forgetAttempts(file: string): void {
  const database = new Database(file)
  database.run('delete from attemptCount')
  database.close()
}
