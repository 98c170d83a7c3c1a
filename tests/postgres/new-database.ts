import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import pg from 'pg'
import { inject } from 'vitest'
import { addressOf } from './server.ts'

/** An empty database of a test's own. */
export interface TestDatabase {
  url: string
  /** The server's socket. */
  socket: string
  /** Runs a statement in it. */
  // biome-ignore lint/suspicious/noExplicitAny: each test knows its rows.
  query(sql: string, values?: unknown[]): Promise<any[]>
  /** Makes a role without rights, which goes with the database, and says how it connects. */
  newRole(): Promise<{ role: string; url: string }>
  /** Removes it, whoever is still connected. */
  remove(): Promise<void>
}

/** Makes a database on the run's server, which the first one of a run starts. */
export async function newDatabase(): Promise<TestDatabase> {
  const folder = await askWhere()
  const name = `t${randomBytes(6).toString('hex')}`
  const inDatabase = async (database: string, sql: string, values: unknown[] = []) => {
    const client = new pg.Client(addressOf(folder, database))
    await client.connect()
    try {
      return (await client.query(sql, values)).rows
    } finally {
      await client.end()
    }
  }
  const roles: string[] = []
  await inDatabase('postgres', `create database ${name}`)
  return {
    url: addressOf(folder, name),
    socket: `${folder}/.s.PGSQL.5432`,
    query: (sql, values) => inDatabase(name, sql, values),
    async newRole() {
      const role = `${name}_${roles.push(name)}`
      await inDatabase('postgres', `create role ${role} login`)
      return { role, url: addressOf(folder, name, role) }
    },
    async remove() {
      await inDatabase('postgres', `drop database if exists ${name} with (force)`)
      for (const index of roles.keys()) await inDatabase('postgres', `drop role ${name}_${index + 1}`)
    },
  }
}

let asking: Promise<string> | undefined

/** Once in each worker. */
function askWhere(): Promise<string> {
  asking ??= (async () => {
    const connection = connect(inject('postgres'))
    let text = ''
    connection.on('data', chunk => {
      text += String(chunk)
    })
    await once(connection, 'end')
    const { where, error } = JSON.parse(text)
    if (error) throw new Error(error)
    return where
  })()
  return asking
}
