import { expect, it } from 'vitest'
import { changesOf } from './change-kind.ts'

it.each([
  ['manifests/base/text.json', ['manifests', 'names']],
  ['manifests/first/routes.json', ['manifests']],
  ['manifests/first/assets/logo.svg', ['manifests']],
  ['server/pages/answer-page.ts', ['server']],
  ['engine/resolve/resolve-screen.ts', ['server']],
  ['gateway-graph/claims/claims.graphql', ['documents', 'server']],
  ['web/areas/home/home.graphql', ['documents']],
  ['schema/facts.json', ['schemas', 'server']],
  ['schema/generated/facts.ts', ['server']],
  ['schema/generated/facts.graphql', ['server']],
  ['schema/generated/routes.ts', ['server']],
  ['schema/generated/words.ts', []],
  ['schema/generated/text.schema.json', []],
  ['schema/generated/gateway-validators.js', ['server', 'gateway']],
  ['web/generated/known-documents.json', ['server']],
  ['web/generated/home.ts', []],
  ['gateway-rest/main.ts', ['gateway']],
  ['server/dev/vite-server.ts', ['frame']],
  ['package-lock.json', ['frame']],
  ['server/pages/pages.test.ts', []],
  ['server/cli/commands/check.ts', []],
  ['web/ui/button.tsx', []],
  ['tests/run.ts', []],
])('takes a change of %s for %j', (path, wanted) => {
  expect(changesOf(path)).toEqual(wanted)
})
