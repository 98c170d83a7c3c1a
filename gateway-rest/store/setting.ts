import type { Database } from './database.ts'

/** The stored value of a setting, or undefined. */
export function readSetting(database: Database, name: string): string | undefined {
  return database.get<{ value: string }>('select value from setting where name = ?', name)?.value
}

/** Stores the value of a setting, replacing any earlier one. */
export function writeSetting(database: Database, name: string, value: string): void {
  database.run(
    'insert into setting (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
    name,
    value,
  )
}
