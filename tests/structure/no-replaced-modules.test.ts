import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const top = resolve(import.meta.dirname, '../..')
const tests = '{engine,gateway-content,gateway-graph,gateway-rest,schema,server,studio,tests,web}/**/*.test.{ts,tsx}'

/** Calls that replace a module for whoever loads it next. */
const replacing = /\bvi\s*\.\s*(?:mock|doMock|hoisted)\s*\(/

it('no test replaces a module: files of a worker share them, and who loaded it before keeps the real one', async () => {
  const files = globSync(tests, { cwd: top })
  expect(files.length).toBeGreaterThan(600)
  const sources = await Promise.all(
    files.map(async file => [file, await readFile(resolve(top, file), 'utf8')] as const),
  )
  expect(sources.filter(([, source]) => replacing.test(source)).map(([file]) => file)).toEqual([])
})
