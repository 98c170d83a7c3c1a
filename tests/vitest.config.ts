import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { englishParts } from '../server/build/english-parts.ts'

const top = resolve(import.meta.dirname, '..')

/** What runs in a browser is tested on a page; all else as in Node. */
const ofPages = '{studio,web}/**/*.test.tsx'
const ofTheServer = 'web/server/**/*.test.tsx'
const ofAreas = 'tests/{areas/**/*,set-up-page}.test.tsx'
const page = {
  environment: 'jsdom' as const,
  setupFiles: [resolve(top, 'tests/set-up-page.ts')],
}

/** Tests of whole servers and whole screens, however short their files: half a minute each at most, and the others seconds. */
const long =
  /\/(tests\/(areas|contract|doors|durability|faults|messages|pages|random)|server\/cli|gateway-rest\/seed)\//

/** The long files of a project begin, so that none is left alone at the end of a run. A fresh clone knows no times yet. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ project, moduleId }: TestSpecification) => `${project.name} ${long.test(moduleId) ? 0 : 1}`
    return sorted.toSorted((a, b) => rank(a).localeCompare(rank(b)))
  }
}

/** In an order of chance, the same one for the same number: `SHUFFLE=7 npm run test:unit` finds tests that lean on those before them. */
class Shuffled extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      createHash('sha256')
        .update(`${process.env.SHUFFLE} ${relative(top, moduleId)}`)
        .digest('hex')
    return files.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)))
  }
}

/** Unit tests stand beside the source; tests that cross rooms are in tests/. Browser journeys run with Playwright instead. */
export default defineConfig({
  root: top,
  // As Node looks for files. Vite would try .mjs first and make a second copy of graphql, whose packages require the other.
  resolve: { extensions: ['.js', '.json'] },
  test: {
    reporters: ['default', ['json', { outputFile: '.build/reports/unit.json' }]],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Files share a worker's modules and its page, which is most of what a run costs: each test tidies up after itself.
    isolate: false,
    restoreMocks: true,
    // Servers, their faults and pages make tests wait more than work: three workers keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: process.env.SHUFFLE ? Shuffled : LongFirst },
    projects: [
      {
        extends: true,
        plugins: [englishParts()],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'node',
          // As the server runs: React checks less there, and renders a page in half the time.
          env: { NODE_ENV: 'production' },
          setupFiles: [resolve(top, 'tests/set-up-node.ts')],
          globalSetup: resolve(top, 'tests/postgres/shared-server.ts'),
          include: [
            '{engine,gateway-content,gateway-graph,gateway-rest,schema,server,studio,tests,web}/**/*.test.ts',
            ofTheServer,
          ],
          exclude: ['tests/browser/**', 'tests/engines/**'],
        },
      },
      { extends: true, test: { name: 'page', ...page, include: [ofPages, ofAreas], exclude: [ofTheServer] } },
    ],
  },
})
