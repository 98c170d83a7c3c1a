import { writeSync } from 'node:fs'
import type { Usage } from './usage.ts'

/**
 * Loaded into every contender before its own code (`--import`): tells the bench over the process channel what it has used
 * so far, so that all are measured by the same means and none needs an address for it.
 */
process.on('message', (order: unknown) => {
  if (order !== 'usage' && order !== 'collect') return
  if (order === 'collect') globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  const usage: Usage = { cpu: user + system, rss, heap: heapUsed }
  process.send?.({ usage })
})
process.on('disconnect', () => process.exit())
process.channel?.unref()
process.on('uncaughtException', error => {
  writeSync(2, `${error.stack}\n`)
  process.exit(1)
})
