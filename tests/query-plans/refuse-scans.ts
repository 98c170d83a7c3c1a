import { DatabaseSync } from 'node:sqlite'
import { seedDomain } from '../../gateway-rest/seed/data/domains.ts'
import { brandRows, referenceRows } from '../../gateway-rest/seed/reference-rows.ts'
import { scansOf } from './scans-of.ts'

/** Tables whose size does not depend on how many members there are: these may be read from end to end. */
const SMALL = new Set(['setting', ...[...referenceRows(), ...brandRows(seedDomain('1'))].map(({ table }) => table)])

/** The code of the gateway itself; where a population is made or a test looks at things, whole tables may be read. */
const GATEWAY = /\/gateway-rest\/(?!store\/database\.ts)[\w/-]+\.ts/
const FREE = /\.test\.ts|\/gateway-rest\/(seed|testing|cli)\//

const prepare = DatabaseSync.prototype.prepare

/**
 * From now on a statement that the reference gateway prepares, and that would get slower with every member because no
 * index serves it, throws where it is prepared: in the test that first uses it, whoever wrote it.
 */
export function refuseScans(): void {
  DatabaseSync.prototype.prepare = function prepareWithPlan(this: DatabaseSync, sql, options) {
    if (answersCalls(new Error().stack ?? '')) {
      const scanned = scansOf(prepare.bind(this), sql).filter(table => !SMALL.has(table))
      if (scanned.length > 0) throw new Error(`Reads all of ${scanned.join(', ')}, which needs an index: ${sql}`)
    }
    return prepare.call(this, sql, options)
  }
}

/** Whether the nearest caller outside the database class is code that answers calls. */
function answersCalls(stack: string): boolean {
  const caller = stack.split('\n').find(frame => GATEWAY.test(frame) || FREE.test(frame))
  return caller !== undefined && !FREE.test(caller)
}
