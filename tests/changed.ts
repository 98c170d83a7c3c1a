import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createVitest } from 'vitest/node'
import { findChromium } from './browser/find-chromium.ts'
import { runStage, type Step, secondsSince, stepEnv, top } from './run-steps.ts'

/**
 * `npm run test:changed`: what the changes of the working tree and of this branch since main can touch, in under two
 * minutes. Unit tests are those that import a changed file, the nearest first, and the tests of what they read as data;
 * browser journeys are those of the map below, on one brand. What is left out for the time is told: `npm test` runs it.
 * `npm run test:changed -- <revision>` compares with another revision.
 */

/** Tests that read files instead of importing them. */
const readers: readonly [changed: RegExp, tests: RegExp][] = [
  [/^manifests\//, /^tests\/(manifests|structure)\/|^server\/content\//],
  [/^schema\/(manifests|facts)/, /^(engine\/(check|schema)|tests\/manifests)\//],
  [/^schema\/gateway\.openapi\.json$/, /^(tests\/contract|gateway-rest\/documentation)\//],
  [/\.css$/, /^tests\/structure\//],
  [/^tests\/messages\//, /^tests\/messages\//],
  [/^tests\/trace\//, /^tests\/trace\//],
  [/^(ARCHITECTURE\.md|package(-lock)?\.json)$/, /^tests\/structure\//],
]

/** Browser journeys, by what they lead through: at most three run, those that stand first here. */
const journeys: readonly [changed: RegExp, specs: readonly string[]][] = [
  [/\.css$|^manifests\/.*theme\.json$|^tests\/browser\/(__looks__|looks)\//, ['screens']],
  [/^web\/areas\/(claims|eobs)\/|^gateway-graph\/(claims|eobs)\/|^web\/lists\//, ['claims', 'use']],
  [/^web\/areas\/benefits\/|^gateway-graph\/benefits\//, ['benefits']],
  [/^web\/areas\/(home|programs|referrals|documents)\/|^gateway-graph\/(programs|referrals)\//, ['home', 'programs']],
  [/^web\/blocks\/|^gateway-graph\/(ebill|plan-management)\//, ['home']],
  [/^web\/areas\/(account|preferences)\/|^web\/ui\/edit-form\//, ['account']],
  [/^web\/areas\/id-card\/|^gateway-graph\/id-cards\//, ['id-card']],
  [/^web\/areas\/primary-care\/|^gateway-graph\/primary-care\//, ['primary-care']],
  [/^web\/areas\/(registration|recovery)\/|^gateway-graph\/(registration|recovery)\//, ['recovery']],
  [/^web\/areas\/change-password\/|^web\/shell\/session-warning\//, ['registration']],
  [/^web\/areas\/(log-in|login-as|group-selection|select-group|policies|sso-landing)\//, ['log-in', 'journey']],
  [/^web\/areas\/(error|page|contact|download)\/|^web\/errors\//, ['errors']],
  [/^web\/(shell|areas\/page)\/|^manifests\/.*(menus|footer|alerts)\.json$/, ['menus', 'keyboard']],
  [/^web\/ui\/(modal|dialog|address-dialog|date-field|disclosure)\//, ['overlays']],
  [/^manifests\/.*(home|tools|programs)\.json$/, ['home', 'programs']],
  [/^manifests\/.*(journey|routes)\.json$|^server\/content\/|^gateway-graph\/journey\//, ['journey', 'errors']],
  [/^(server\/(session|pages|security)|web\/(routing|hydration|query|screen|state|server))\//, ['session', 'log-in']],
  [/^web\/(ui|forms)\//, ['use', 'account', 'claims']],
  [/^studio\/(new-brand|words|theme)\//, ['studio/brands']],
  [/^studio\/(bulk|search|desk\/condition)\//, ['studio/find-and-say']],
  [/^studio\/desk\/(form|json|assets)\//, ['studio/forms']],
  [/^studio\/desk\/(tree|model|clashes)\//, ['studio/moves']],
  [/^studio\/desk\/presence\//, ['studio/presence']],
  [/^studio\/preview\/|^server\/studio\/preview/, ['studio/preview', 'studio/desk-page']],
  [/^studio\/(review|pictures|changes|history|timeline|live)\/|^server\/content\/publish\//, ['studio/publish']],
  [/^studio\/(desk|check|worker|page)\b/, ['studio/desk-page', 'studio/desk']],
  [/^(studio|server\/studio|gateway-content)\//, ['studio/overview']],
]

/** What there is time for: about as many seconds of unit tests on each of two cores, and so many journeys. */
const limits = { seconds: 50, journeys: 3 }
/** Tests of whole servers take minutes: only a change of their own, or of what they read, runs them. */
const slow = /^tests\/(bench|contract|durability|editor|faults|instances|pages|possible-members|query-plans)\//
/** Seconds that a file of tests takes, roughly: of whole screens, and of all brands' manifests, longer than of a function. */
const seconds: readonly [tests: RegExp, each: number][] = [
  [slow, 20],
  [/^tests\/(production\/|manifests\/(new-brand|shown|explain|invariants)\.)/, 25],
  [/^tests\/(messages|studio|doors|random)\//, 6],
  [/^(server\/cli|engine\/merge)\//, 4],
  [/^(tests\/(areas|manifests)|gateway-rest\/seed|server\/(content|state))\//, 2],
]
const secondsOf = (test: string) => seconds.find(([tests]) => tests.test(test))?.[1] ?? 0.5

const git = (...args: string[]) => execFileSync('git', args, { cwd: top, encoding: 'utf8', stdio: 'pipe' }).trim()

/** What this branch has changed since a revision, and the working tree beyond it. */
function changedSince(revision: string | undefined): { base: string; files: string[] } {
  const main = ['main', 'origin/main'].find(name => git('branch', '--all', '--list', name, `remotes/${name}`) !== '')
  const base = git('merge-base', revision ?? main ?? 'HEAD', 'HEAD')
  const listed = `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`
  return { base, files: listed.split('\n').filter(file => file !== '') }
}

/** How far a test stands from the nearest changed file: as many folders as only its own path has. */
function distance(test: string, files: readonly string[]): number {
  const folders = dirname(test).split('/')
  const shared = (file: string) => {
    const others = dirname(file).split('/')
    const parting = folders.findIndex((folder, index) => folder !== others[index])
    return parting === -1 ? folders.length : parting
  }
  return folders.length - Math.max(...files.map(shared))
}

/** Unit tests that the changed files reach, the nearest first. */
async function unitTests(files: readonly string[]): Promise<string[]> {
  const related = files.filter(file => /\.(tsx?|json)$/.test(file)).map(file => resolve(top, file))
  const options = { config: resolve(top, 'tests/vitest.config.ts'), watch: false, reporters: [] }
  const vitest = await createVitest('test', { ...options, related })
  try {
    const named = (found: { moduleId: string }[]) => found.map(({ moduleId }) => moduleId.slice(top.length + 1))
    const patterns = readers.filter(([changed]) => files.some(file => changed.test(file))).map(([, tests]) => tests)
    const all = named(await vitest.globTestSpecifications())
    // The quickest first: where there is no time for all, those that take longest are left out.
    const reading = all.filter(file => patterns.some(one => one.test(file))).sort((a, b) => secondsOf(a) - secondsOf(b))
    const reached = related.length > 0 ? named(await vitest.getRelevantTestSpecifications()) : []
    const importing = reached.filter(test => !slow.test(test) || files.includes(test))
    return [...new Set([...reading, ...importing.sort((a, b) => distance(a, files) - distance(b, files))])]
  } finally {
    await vitest.close()
  }
}

/** As many of the tests, from the first on, as there is time for. */
function inTime(tests: readonly string[]): string[] {
  let left = 2 * limits.seconds
  return tests.filter(test => {
    left -= secondsOf(test)
    return left >= 0
  })
}

/** The spec files that the map has for the changed files, journeys that were changed themselves first. */
function journeysFor(files: readonly string[]): string[] {
  const own = files.flatMap(file => /^tests\/browser\/((?:studio\/)?[\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? [])
  const mapped = journeys.filter(([changed]) => files.some(file => changed.test(file))).flatMap(([, specs]) => specs)
  return [...new Set([...own, ...mapped])]
}

/** Leaves out the tests of all brands but one: the one whose manifests changed, else the first. */
function onOneBrand(files: readonly string[], brands: readonly string[]): string[] {
  const chosen = brands.find(brand => files.some(file => file.startsWith(`manifests/${brand}/`))) ?? 'first'
  const others = brands.filter(brand => brand !== chosen).join('|')
  return ['--grep-invert', `(spec\\.ts|\\]|staff on) (${others})\\b`]
}

const start = performance.now()
const env = stepEnv()
const { base, files } = changedSince(process.argv[2])
const existing = files.filter(file => existsSync(resolve(top, file)))
console.log(`${files.length} files changed since ${base.slice(0, 8)}`)

const source = existing.filter(file => /\.(tsx?|jsonc?|css)$/.test(file) && file !== 'package-lock.json')
const typed = source.filter(file => /\.tsx?$/.test(file) && !file.includes('/generated/'))
const failed = await runStage(
  [
    { name: 'Types', command: 'tsc', args: ['-p', '.'] },
    ...when(source, {
      name: 'Lint and format',
      command: 'biome',
      args: ['check', '--no-errors-on-unmatched', ...source],
    }),
    ...when(typed, { name: 'Lint with types', command: 'oxlint', args: typed }),
    ...when(
      files.filter(file => file.endsWith('.graphql')),
      { name: 'Lint the graph', command: 'eslint', args: ['gateway-graph', 'schema', 'web'] },
    ),
    ...when(
      files.filter(file => /\.graphql$|^schema\//.test(file)),
      { name: 'Generated files', command: 'node', args: ['server/cli/generate.ts', '--check'] },
    ),
    ...when(
      files.filter(file => /^(manifests|schema)\//.test(file)),
      { name: 'Manifests', command: 'node', args: ['server/cli/portal.ts', 'check'] },
    ),
  ],
  env,
)

const tests = await unitTests(existing)
const unit = inTime(tests)
failed.push(
  ...(await runStage(
    when(unit, { name: 'Unit', command: 'vitest', args: ['run', '--config', 'tests/vitest.config.ts', ...unit] }),
    env,
  )),
)

const specs = journeysFor(files)
const run = specs.slice(0, limits.journeys)
if (run.length > 0) {
  const { brands } = await import('./browser/support/brands.ts')
  const args = ['test', '--config', 'tests/browser/playwright.config.ts', ...run.map(spec => `/${spec}.spec`)]
  const step: Step = {
    name: 'Browser',
    command: 'playwright',
    args: [
      ...args,
      ...onOneBrand(
        files,
        brands.map(({ folder }) => folder),
      ),
    ],
  }
  failed.push(...(await runStage([step], { ...env, CHROMIUM_PATH: await findChromium(), LOOKS_ONLY: '1' })))
}

const leftOut = [
  'tests of whole servers (tests/pages, tests/faults and such)',
  ...(tests.length > unit.length ? [`${tests.length - unit.length} files of unit tests further away`] : []),
  ...(run.length > 0 ? ['journeys on other brands'] : []),
  ...(files.some(file => /^web\/.*\.tsx$/.test(file)) && !run.includes('screens')
    ? ['the looks of screens, which `npm run looks:update` writes']
    : []),
  ...(specs.length > run.length ? [`the journeys ${specs.slice(limits.journeys).join(', ')}`] : []),
]
console.log(`\nLeft to npm test: ${leftOut.join('; ')}`)
console.log(`\n${failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All of it passed'}, in ${secondsSince(start)} s`)
process.exitCode = failed.length > 0 ? 1 : 0

/** The step, if there is anything for it. */
function when(on: readonly unknown[], step: Step): Step[] {
  return on.length > 0 ? [step] : []
}
