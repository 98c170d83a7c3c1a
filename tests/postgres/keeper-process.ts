import { startServer } from './server.ts'

/**
 * Keeps a server for a test run: prints its folder, and ends it when the run ends, however that was: then its standard
 * input ends.
 */
const server = await startServer()
const stop = () => void server.close().then(() => process.exit(0))
process.stdin.on('end', stop).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
process.stdout.write(`${server.folder}\n`)
