import { type DevServerOptions, runDevServer } from './dev-server.ts'
import { failureText } from './failure.ts'

/** The process of the development server: started by supervise.ts, which gives it its options. */
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => console.error(failureText(error)))
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, () => process.exit(0))

await runDevServer(JSON.parse(process.argv[2] ?? '{}') as DevServerOptions)
