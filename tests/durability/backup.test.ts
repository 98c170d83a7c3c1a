import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openState } from '../../server/state/open-state.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
})
afterEach(() => rm(folder, { recursive: true }))

const session = (id: string) => ({ id, people: ['member'], began: Date.now() })
const tomorrow = new Date(Date.now() + 86_400_000)
const twice = { times: 2, windowMs: 60_000 }

it('[OPS-20] a copy that was made while the portal writes, as docs/operations.md says, is whole when it is restored', async () => {
  const file = join(folder, 'portal.sqlite')
  const running = openState(file)
  await running.revocations.endSessions(['before'], tomorrow)
  await running.counters.consume('a name', twice)
  const secret = await running.secret('known devices')
  const admin = new DatabaseSync(file)
  admin.exec(`vacuum into '${join(folder, 'backup.sqlite')}'`)
  admin.close()
  await running.revocations.endSessions(['after'], tomorrow)
  await running.close()

  for (const ending of ['', '-wal', '-shm']) await rm(file + ending, { force: true })
  await cp(join(folder, 'backup.sqlite'), file)
  const restored = openState(file)
  expect(['before', 'after'].map(id => restored.revocations.hasEnded(session(id)))).toEqual([true, false])
  expect(await restored.secret('known devices')).toEqual(secret)
  expect([await restored.counters.consume('a name', twice), await restored.counters.consume('a name', twice)]).toEqual([
    { allowed: true },
    { allowed: false, retryAfterMs: expect.any(Number) },
  ])
  expect(await restored.audit.verify()).toEqual([])
  await restored.close()
})
