import { demoSignIns } from './seed/personas.ts'

// `node gateway-rest/list-sign-ins.ts` prints the demonstration sign-ins as JSON, for programs that may not import this room.
process.stdout.write(`${JSON.stringify(demoSignIns, null, 2)}\n`)
