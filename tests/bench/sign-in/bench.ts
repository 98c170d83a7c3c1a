import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildFolder, top } from '../graph/rig/folders.ts'
import { openSides } from './open-sides.ts'
import { runFlood } from './run-flood.ts'
import { timeNames } from './time-names.ts'
import { toText } from './to-text.ts'

/**
 * `npm run bench:sign-in`: what a flood of wrong log-ins does to members who are inside (SEC-11), and whether time tells known names
 * from unknown ones (SEC-13). Ends with 1 when a promise is not kept.
 */
const { values } = parseArgs({
  options: {
    checkout: { type: 'string', default: top },
    port: { type: 'string', default: '4230' },
    seconds: { type: 'string', default: '60' },
    tries: { type: 'string', default: '2000' },
  },
})
const checkout = resolve(values.checkout)
const sides = await openSides(checkout, Number(values.port))
const flood = await runFlood(sides, Number(values.seconds)).finally(() => sides.stop())
const names = Number(values.tries) > 0 && checkout === top ? await timeNames(Number(values.tries)) : undefined
const { text, kept } = toText(flood, names)
mkdirSync(buildFolder, { recursive: true })
writeFileSync(resolve(buildFolder, 'sign-in.md'), text)
writeFileSync(resolve(buildFolder, 'sign-in.json'), JSON.stringify({ checkout, flood, names }, undefined, 2))
process.stdout.write(text)
process.exitCode = kept ? 0 : 1
