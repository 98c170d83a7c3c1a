import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildFolder } from '../graph/rig/folders.ts'
import { readBenchOptions } from './bench-options.ts'
import { openSide } from './open-side.ts'
import { timeCalls } from './time-calls.ts'
import { toTable } from './to-table.ts'

/** `npm run bench:gateway`: times every call on a small and on a large population; ends with 1 when one takes over twice as long. */
const { seed, small, large, rounds } = readBenchOptions(process.argv.slice(2))
const sides = [await openSide(seed, small), await openSide(seed, large)] as const
try {
  const times = await timeCalls(...sides, rounds)
  const table = toTable(times, { small, large })
  mkdirSync(buildFolder, { recursive: true })
  writeFileSync(resolve(buildFolder, 'gateway.md'), table)
  writeFileSync(resolve(buildFolder, 'gateway.json'), JSON.stringify({ small, large, rounds, times }, undefined, 2))
  process.stdout.write(table)
  process.exitCode = times.every(({ ratio }) => ratio <= 2) ? 0 : 1
} finally {
  await Promise.all(sides.map(side => side.close()))
}
