import { expect, it, onTestFinished } from 'vitest'
import { newDatabase } from '../../../tests/postgres/new-database.ts'
import { openPostgresState } from '../../state/postgres/open-postgres-state.ts'
import { saidByPortal } from '../testing/said-by-portal.ts'

it('[SEC-19] [OPS-17] prepares a database for the role with which the portal runs, again and again', async () => {
  const { url: owner, newRole, query, remove } = await newDatabase()
  onTestFinished(remove)
  const { role, url } = await newRole()
  const prepare = (name: string, env: Record<string, string> = { DATABASE_URL: owner }) =>
    saidByPortal(['database', 'prepare', '--for', name], { env })
  for (let times = 0; times < 2; times += 1)
    expect(await prepare(role)).toEqual({
      ...{ code: 0, err: '' },
      out: `The tables are up to date. ${role} can run the portal, and neither change nor remove rows of the audit.`,
    })
  const state = await openPostgresState(url)
  onTestFinished(state.close)
  await state.revocations.endSessions(['s-1'], new Date(Date.now() + 60_000))
  expect(await query('select key from ended')).toEqual([{ key: 's-1' }])

  const refused = async (...args: Parameters<typeof prepare>) => (await prepare(...args)).err
  expect(await refused('portal')).toContain('portal owns the tables; the portal has to run with another role')
  expect(await refused(role, { DATABASE_URL: url })).toContain(`the owner of the tables, and not ${role}`)
  expect(await refused(role, {})).toBe('portal: DATABASE_URL has to name the database, as the owner of its tables')
  expect(await refused('nobody"; drop table audit; --')).toMatch(/could not be prepared: role .* does not exist/)
  await query(`grant portal to ${role}`)
  expect(await prepare(role)).toMatchObject({ code: 1, out: expect.stringContaining('could still change rows') })
})
