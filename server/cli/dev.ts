import { supervise } from '../dev/supervise.ts'

/** `npm run dev`: see server/dev/supervise.ts. */
process.exit(await supervise(process.argv.slice(2), process.env))
