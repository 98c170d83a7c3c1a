import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const top = resolve(import.meta.dirname, '../..')
/** What no check of a brand reads, or makes itself. */
const left = /^(\.git|\.build|\.data|dist|node_modules|test-results|tests\/(browser\/__looks__|pictures|bench))(\/|$)/

/** A copy of the project with one more folder of manifests, as somebody who clones it would have. */
let copy = ''
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'with-brand-'))
  await cp(top, copy, { recursive: true, filter: source => !left.test(relative(top, source)) })
  await symlink(join(top, 'node_modules'), join(copy, 'node_modules'))
  const flags = ['--name', 'Harbor Mutual', '--domain-id', '97', '--primary', '#14532d']
  await inCopy('node', 'server/cli/portal.ts', 'brand', 'new', 'harbor', ...flags)
}, 120_000)
afterAll(() => rm(copy, { recursive: true, force: true }))

/** Runs a step of `npm test` there. Rejects, with what it said, when it fails. */
async function inCopy(command: string, ...args: string[]): Promise<string> {
  const program = command === 'node' ? process.execPath : join(top, 'node_modules/.bin', command)
  const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, ...env } = process.env
  const { stdout } = await run(program, args, { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 })
  return stdout
}

describe('[CHECK-20] with a new brand, which is a folder alone', () => {
  it('generated files are as they are kept, and so are the manifests written', async () => {
    await inCopy('node', 'server/cli/generate.ts', '--check')
    await inCopy('biome', 'check', 'manifests')
    expect(await inCopy('node', 'server/cli/portal.ts', 'check', '--strict')).toMatch(/\d brands, no mistakes/)
  }, 180_000)

  it('tests pass that look at every brand', async () => {
    const files = [
      ...['brand', 'snapshot', 'titles', 'route-table'].map(name => `tests/manifests/${name}.test.ts`),
      ...['tests/messages/missing-files.test.ts', 'tests/structure/no-brand-in-code.test.ts'],
      ...['server/well-known/well-known.test.ts', 'server/brands/next-brands.test.ts'],
    ]
    await inCopy('vitest', 'run', '--config', 'tests/vitest.config.ts', ...files)
    const report: { success: boolean; numPassedTests: number } = JSON.parse(
      await readFile(join(copy, '.build/reports/unit.json'), 'utf8'),
    )
    expect(report).toMatchObject({ success: true })
    expect(report.numPassedTests).toBeGreaterThan(100)
    expect(await readdir(join(copy, 'tests/manifests/__snapshots__'))).not.toContain('harbor')
  }, 300_000)
})

it("[CHECK-20] generated files have none of the names that only brands' manifests have", async () => {
  const routes = await readFile(join(top, 'manifests/regional/routes.json'), 'utf8')
  expect(routes).toContain('"find-a-dentist"')
  const generated = (await readdir(join(top, 'schema/generated'))).filter(name => name.endsWith('.schema.json'))
  expect(generated.length).toBeGreaterThan(10)
  for (const name of generated) {
    const text = await readFile(join(top, 'schema/generated', name), 'utf8')
    expect({ name, has: text.includes('"/find-care/find-a-dentist"') }).toEqual({ name, has: false })
  }
})
