import { jsonLogger } from './http/logger.ts'
import { readOptions } from './read-options.ts'
import { startGateway } from './start-gateway.ts'

try {
  const gateway = await startGateway({ ...readOptions(process.argv.slice(2), process.env), logger: jsonLogger })
  const end = () => {
    gateway.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
  // The parent process is gone, perhaps without a signal: nobody else would stop this one.
  process.once('disconnect', end)
  // Who started it learns the port, which may have been any free one.
  process.send?.({ origin: gateway.origin })
  // Last, so that whoever reads this line can already stop the process cleanly.
  process.stdout.write(`Gateway listens at ${gateway.origin}\n`)
} catch (error) {
  process.stderr.write(`The gateway could not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
