import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Walks in other browser engines than Chromium, side by side over one portal. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  resolve: { extensions: ['.js', '.json'] },
  test: {
    reporters: ['default', ['json', { outputFile: '.build/reports/engines.json' }]],
    globalSetup: 'tests/engines/start-server.ts',
    include: ['tests/engines/*.test.ts'],
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
})
