import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { newDatabase } from '../../../tests/postgres/new-database.ts'
import { openState } from '../../state/open-state.ts'
import { openPostgresState } from '../../state/postgres/open-postgres-state.ts'
import { describeContentStore } from './testing/store-suite.ts'

describeContentStore('[CONTENT-11] content in a file', async () => {
  const place = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(place, { recursive: true }))
  return () => openState(join(place, 'portal.sqlite'))
})

describeContentStore('[CONTENT-11] content in PostgreSQL', async () => {
  const database = await newDatabase()
  onTestFinished(database.remove)
  return () => openPostgresState(database.url)
})
