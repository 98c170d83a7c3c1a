import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const run = promisify(execFile)
const top = resolve(import.meta.dirname, '../..')
const depcruise = resolve(top, 'node_modules/.bin/depcruise')
const config = resolve(top, 'tests/structure/rooms.json')

const cruise = (cwd: string, ...rooms: string[]) =>
  run(depcruise, ['--config', config, '--output-type', 'err', ...rooms], { cwd }).then(
    () => '',
    (failure: { stdout: string; stderr: string }) => failure.stdout + failure.stderr,
  )

describe('arrows between rooms', () => {
  it('are only the ones the design has', async () => {
    expect(await cruise(top, 'schema', 'engine', 'gateway-graph', 'gateway-rest', 'server', 'web')).toBe('')
  })

  it('are really checked: a forbidden import is named', async () => {
    const folder = await mkdtemp(join(top, 'node_modules/.cache-rooms-'))
    try {
      for (const room of ['engine/testing', 'server', 'web/areas/a', 'web/areas/b'])
        await mkdir(join(folder, room), { recursive: true })
      await writeFile(join(folder, 'tsconfig.json'), '{}')
      await writeFile(join(folder, 'server/a.ts'), 'export const a = 1\n')
      await writeFile(join(folder, 'engine/b.ts'), "import { a } from '../server/a.ts'\nexport const b = a\n")
      await writeFile(join(folder, 'engine/testing/sample.ts'), 'export const sample = 1\n')
      await writeFile(
        join(folder, 'engine/e.ts'),
        "import { sample } from './testing/sample.ts'\nexport const e = sample\n",
      )
      await writeFile(join(folder, 'web/areas/a/c.ts'), 'export const c = 1\n')
      await writeFile(join(folder, 'web/areas/b/d.ts'), "import { c } from '../a/c.ts'\nexport const d = c\n")
      const report = await cruise(folder, 'engine', 'server', 'web')
      expect(report).toContain('engine-imports-schema-only: engine/b.ts')
      expect(report).toContain('test-support-is-for-tests: engine/e.ts')
      expect(report).toContain('no-area-imports-an-area: web/areas/b/d.ts')
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
