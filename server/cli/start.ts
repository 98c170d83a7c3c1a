import { start } from '../start/start.ts'

/** `npm start`: see server/start/start.ts. */
const code = await start(process.argv.slice(2), process.env)
process.exit(code)
