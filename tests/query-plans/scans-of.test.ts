import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { scansOf } from './scans-of.ts'

describe('scansOf', () => {
  const database = new DatabaseSync(':memory:')
  database.exec(`
    create table person (id integer primary key, city text, name text);
    create table visit (person integer, day text);
    create index visitByPerson on visit (person);
  `)
  const scans = (sql: string) => scansOf(database.prepare.bind(database), sql)

  it('names the table that is read from end to end, whatever the statement calls it', () => {
    expect(scans('select * from person')).toEqual(['person'])
    expect(scans('select count(*) from person as one where one.city = ?')).toEqual(['person'])
    expect(scans('update person set name = ? where city = ?')).toEqual(['person'])
    expect(scans('delete from visit where day < ?')).toEqual(['visit'])
    expect(scans('insert into visit select id, ? from person')).toEqual(['person'])
    expect(scans('with late as (select * from visit where day > ?) select * from late')).toEqual(['visit'])
    expect(scans('select * from person p, visit v where v.day = ? and p.id = v.person')).toEqual(['visit'])
    expect(scans("select * from person where name like '%a%'")).toEqual(['person'])
  })

  it('takes an index that SQLite would have to make for the statement alone as a scan', () => {
    const sql = 'select * from visit a join visit b on a.day = b.day where a.person = ?'
    expect(scans(sql)).toEqual(['visit'])
  })

  it('has nothing against indexes, lists of values and what reads nothing', () => {
    expect(scans('select * from person where id = ?')).toEqual([])
    expect(scans('select * from visit where person in (select value from json_each(?)) order by day')).toEqual([])
    expect(scans('select 1')).toEqual([])
    expect(scans('with n as (select 1 as id union all select 2) select * from n join person using (id)')).toEqual([])
    expect(scans('insert into person values (?, ?, ?)')).toEqual([])
    expect(scans('pragma user_version')).toEqual([])
  })
})
