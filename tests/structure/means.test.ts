import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const top = resolve(import.meta.dirname, '../..')

/** Sources of everything that runs outside tests, by their paths. */
const sources = globSync('{engine,gateway-content,gateway-graph,gateway-rest,schema,server,web}/**/*.{ts,tsx}', {
  cwd: top,
})
  .filter(path => !/\.test\.tsx?$|\/testing\//.test(path))
  .toSorted()
  .map(path => ({ path, text: readFileSync(resolve(top, path), 'utf8') }))

/** What a pattern finds, with the paths of the files. */
const found = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([whole, part]) => ({ path, part: part ?? whole })),
  )

it('[SEC-22] programs are started by builds, starts and commands alone, and never through a shell', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(found(/from 'node:child_process'/g).map(({ path }) => path)).toEqual([
    'server/build/bill-of-materials.ts',
    'server/build/dist.ts',
    'server/cli/commands/keys.ts',
    'server/content/manifests-at.ts',
    'server/generate/committed-text.ts',
    'server/start/child.ts',
  ])
  expect(found(/(?<![.\w])(?:exec|execSync)\(|\bshell: true/g)).toEqual([])
})

it('[SEC-29] secrets and digests are of node:crypto, with SHA-256, AES-256 and scrypt', () => {
  const digests = found(/\b(?:createHash|createHmac|hkdfSync)\(\s*'?([\w-]+)/g)
  expect(digests.length).toBeGreaterThan(15)
  expect([...new Set(digests.map(({ part }) => part))]).toEqual(['sha256'])
  const ciphers = found(/'(aes-[\w-]+|des-[\w-]+|rc4|chacha20[\w-]*)'/g)
  expect([...new Set(ciphers.map(({ part }) => part))].toSorted()).toEqual(['aes-256-ctr', 'aes-256-gcm'])
  // Which requests are traced is no secret.
  expect(found(/\bMath\.random\(/g).map(({ path }) => path)).toEqual(['server/telemetry/tracing.ts'])
})

it('[SEC-29] nothing turns the check of certificates off', () => {
  expect(found(/rejectUnauthorized|TLS_REJECT_UNAUTHORIZED|checkServerIdentity|minVersion|secureProtocol/g)).toEqual([])
})
