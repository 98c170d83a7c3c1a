import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Somewhere that operators or others can read, and that must tell nothing of members. */
interface Sink {
  readonly name: string
  read(): Promise<string>
}

/** Where journeys and servers put what they leave: set by start-servers.ts for all workers. */
export const places = {
  /** Folder of what the servers' logs and the browsers say. */
  folder: () => process.env.PORTAL_SINKS ?? '',
  /** The folders of data of both portals. */
  data: () => (process.env.PORTAL_STORES ?? '').split(' ').filter(Boolean),
  ports: () => [process.env.PORTAL_PORT, process.env.FIXED_DAY_PORT].filter(port => port !== undefined),
  metricsPorts: () => (process.env.METRICS_PORTS ?? '').split(' ').filter(Boolean),
}

/** Files of the folder that begin with a name. */
const kept = (name: string) => async (): Promise<string> => {
  const files = (await readdir(places.folder())).filter(file => file.startsWith(name))
  return (await Promise.all(files.map(file => readFile(join(places.folder(), file), 'utf8')))).join('\n')
}

/** All rows of the tables of all stores whose name fits. */
const rowsOf = (table: RegExp) => async (): Promise<string> => {
  const texts: string[] = []
  for (const folder of places.data())
    for (const file of (await readdir(folder)).filter(name => name.endsWith('.sqlite'))) {
      const database = new DatabaseSync(join(folder, file), { readOnly: true })
      const names = database.prepare("select name from sqlite_master where type = 'table'").all()
      for (const { name } of names)
        if (table.test(String(name)))
          for (const row of database.prepare(`select * from ${String(name)}`).all()) texts.push(JSON.stringify(row))
      database.close()
    }
  return texts.join('\n')
}

/** What a path answers at some ports; nothing where there is no such one. */
const answersOf = (path: string, ports: () => readonly string[]) => async (): Promise<string> => {
  const answers = await Promise.all(
    ports().map(async port => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      return answer.ok ? answer.text() : ''
    }),
  )
  return answers.join('\n')
}

/** Every place where something of a member could be left. A new one is a line here. */
export const sinks: readonly Sink[] = [
  { name: 'log lines of portals and gateways', read: kept('lines') },
  { name: 'addresses that browsers asked for', read: kept('addresses') },
  { name: 'reports of browsers', read: kept('reports') },
  { name: 'audit rows', read: rowsOf(/^audit/i) },
  { name: 'what instances of the portal share', read: rowsOf(/^(counter|revo|ended|revision)/i) },
  { name: 'traces', read: kept('traces') },
  { name: 'metrics', read: answersOf('/metrics', places.metricsPorts) },
  { name: 'readiness', read: answersOf('/readyz', places.ports) },
]
