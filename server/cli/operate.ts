import { operating } from './commands/operating.ts'
import { runPortal } from './frame/run-portal.ts'
import { streamsOfProcess, worldOfProcess } from './frame/world.ts'

/** `node dist/portal.js`: what of `npx portal` whoever runs the portal needs, without the demo's members. */
process.exitCode = await runPortal(process.argv.slice(2), operating, worldOfProcess(), streamsOfProcess())
