import { defineConfig } from 'vitest/config'

/** Unit tests stand beside the source; tests that cross rooms are in tests/. Browser journeys run with Playwright instead. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  // As Node itself does: one copy of graphql, the one that its packages require.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: new URL('../node_modules/graphql/index.js', import.meta.url).pathname }],
  },
  test: {
    include: ['{engine,gateway-graph,gateway-rest,schema,server,web,tests}/**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'tests/browser/**'],
    reporters: ['default', ['json', { outputFile: '.build/reports/unit.json' }]],
    testTimeout: 20_000,
  },
})
