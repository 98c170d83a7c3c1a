import { operating } from './commands/operating.ts'
import { runPortal } from './frame/run-portal.ts'
import { streamsOfProcess, worldOfProcess } from './frame/world.ts'
import { WrongUse } from './frame/wrong-use.ts'

const noDemo = () => Promise.reject(new WrongUse('the demo has no members here.'))

/** `node dist/portal.js`: what of `npx portal` whoever runs the portal needs, without the demo's members. */
process.exitCode = await runPortal(process.argv.slice(2), operating, worldOfProcess(noDemo), streamsOfProcess())
