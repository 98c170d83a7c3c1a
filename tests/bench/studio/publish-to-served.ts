import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { top } from '../../../server/build/build-paths.ts'
import { distBuild } from '../../../server/build/dist.ts'
import { oncePerSource } from '../../../server/build/once-per-source.ts'
import { createCheckThread } from '../../../server/content/check/check-thread.ts'
import { manifestsFolder } from '../../../server/content/manifest-files.ts'
import { publish } from '../../../server/content/publish/publish.ts'
import { readManifests } from '../../../server/content/read-manifests.ts'
import { bytesIn, keepFiles } from '../../../server/content/store/file-bytes.ts'
import { sqlContentStore } from '../../../server/content/store/sql-content-store.ts'
import { freePort } from '../../../server/start/free-port.ts'
import { openPostgresState } from '../../../server/state/postgres/open-postgres-state.ts'
import { send } from '../../../server/testing/test-portal.ts'
import { startServer } from '../../postgres/server.ts'
import { otherBrand } from './edits.ts'
import { brandsOf } from './larger-files.ts'
import type { Measured } from './measured.ts'

const instances = 3

/**
 * From the moment in which somebody publishes an edit of one item until each of three instances of `dist/` over one PostgreSQL
 * serves it: with the check that stands before, and from the commit on.
 */
export async function publishToServed(rounds: number): Promise<Measured[]> {
  await oncePerSource(distBuild)
  const [brand] = await readManifests(manifestsFolder())
  const host = brand?.brand.hosts[0] ?? ''
  const database = await startServer({ durable: true })
  const ports = await Promise.all(Array.from({ length: instances }, () => freePort()))
  const children = ports.map(port =>
    spawn(process.execPath, ['dist/serve.js'], {
      cwd: top,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...{ PORT: String(port), HOST: '127.0.0.1', GATEWAY_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'error' },
        ...{ DATABASE_URL: database.url, STUDIO_HOST: 'off', DRAIN_MS: '0', NODE_ENV: 'production' },
      },
    }),
  )
  const served = async (port: number) => {
    const { text } = await send(port, host, '/version')
    return (JSON.parse(text) as { manifests: Record<string, string> }).manifests
  }
  const checks = createCheckThread()
  const state = await openPostgresState(database.url)
  const store = sqlContentStore(state.content)
  const [whole, fromCommit]: [number[], number[]] = [[], []]
  try {
    for (const port of ports) while (!(await served(port).catch(() => undefined))) await setTimeout(20)
    for (let round = 0; round <= rounds; round += 1) {
      const head = await store.head()
      if (!head) throw new Error('Nothing is live')
      const files = await bytesIn(store, await store.files(head.tree))
      const [folder = ''] = brandsOf(files)
      const before = (await served(ports[0] ?? 0))[folder]
      const kept = await keepFiles(store, otherBrand(files, folder, round))
      const began = performance.now()
      const candidate = { author: 'Bench', at: new Date(), note: '', cause: 'publish' as const, files: kept }
      const outcome = await publish(store, { ...candidate, base: head.number }, checks.findMistakes)
      if (outcome.kind !== 'published') throw new Error(`It was ${outcome.kind}`)
      const committed = performance.now()
      await Promise.all(
        ports.map(async port => {
          while ((await served(port))[folder] === before) await setTimeout(2)
        }),
      )
      // The first one checks what nobody has checked yet.
      if (round === 0) continue
      whole.push(performance.now() - began)
      fromCommit.push(performance.now() - committed)
    }
  } finally {
    await checks.close()
    await state.close()
    for (const child of children) {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    await database.close()
  }
  return [
    { what: `Publish, with its check, to served by ${instances} instances`, times: whole },
    {
      what: `From the commit to served by ${instances} instances`,
      times: fromCommit,
      wanted: { ms: 1_000, share: 'p95' },
    },
  ]
}
