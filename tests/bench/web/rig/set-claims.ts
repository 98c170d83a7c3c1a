import { DatabaseSync } from 'node:sqlite'

/** Gives a member of the reference gateway as many claims as wanted: the member's own newest stay, more are copies of those. */
export function setClaims(dataFile: string, memberKey: string, wanted: number): void {
  const database = new DatabaseSync(dataFile)
  database.exec('pragma busy_timeout = 5000; pragma foreign_keys = off; begin immediate')
  const own = database
    .prepare("select * from claim where memberKey = ? order by id like 'more-%', serviceDateFrom desc")
    .all(memberKey) as Record<string, string | number | null>[]
  const kept = own.slice(0, wanted)
  for (const { id = null } of own.slice(wanted)) {
    database.prepare('delete from claimLine where claimId = ?').run(id)
    database.prepare('delete from claim where id = ?').run(id)
  }
  const insert = (name: string, row: Record<string, string | number | null>) => {
    const columns = Object.keys(row)
    const marks = columns.map(() => '?').join()
    database.prepare(`insert into ${name} (${columns.join()}) values (${marks})`).run(...Object.values(row))
  }
  const linesOf = database.prepare('select * from claimLine where claimId = ?')
  for (let more = kept.length; more < wanted; more++) {
    const from = kept[more % kept.length]
    if (!from) break
    const id = `more-${more}`
    insert('claim', { ...from, id, eobDocumentId: null })
    for (const line of linesOf.all(from.id ?? null)) insert('claimLine', { ...line, claimId: id })
  }
  database.exec('commit')
  database.close()
}
