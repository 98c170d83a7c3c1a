import { existsSync } from 'node:fs'
import { createClock } from '../clock.ts'
import { sessionHours } from '../option-values.ts'
import { rotateTokenKeys } from '../security/token-keys.ts'
import { dataFileAt } from '../store/data-file.ts'
import { openDatabase } from '../store/open-database.ts'

/** `npx portal keys rotate`: gives the data file that GATEWAY_DATA names a new key of tokens, beside gateways that serve it. */
try {
  const { GATEWAY_DATA: data, GATEWAY_SESSION_HOURS: hours } = process.env
  const file = dataFileAt(data || '.data/gateway.sqlite')
  if (!existsSync(file)) throw new Error(`there is no data file ${file}; GATEWAY_DATA has to name the gateway's`)
  const database = openDatabase(file)
  try {
    const { verifying } = rotateTokenKeys(database, createClock(), sessionHours(hours) * 3_600)
    process.stdout.write(JSON.stringify({ file, verifying }))
  } finally {
    database.close()
  }
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
