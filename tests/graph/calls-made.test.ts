import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gatewayOperations } from '../../schema/generated/gateway-operations.ts'

const room = resolve(import.meta.dirname, '../../gateway-graph')

/** "GET account/status": every call that the source names, `{}` for a path parameter. */
async function callsInSource(): Promise<string[]> {
  const calls: string[] = []
  for await (const file of glob('**/*.ts', { cwd: room, exclude: ['testing/**', '**/*.test.ts', 'generated/**'] })) {
    const text = await readFile(resolve(room, file), 'utf8')
    for (const [, , path] of text.matchAll(/rest\.(get|text)\(\s*['`]([^'`]+)['`]/g)) calls.push(`GET ${path}`)
    for (const [, verb, path] of text.matchAll(/rest\.send\(\s*'(POST|PUT)',\s*'([^']+)'/g))
      calls.push(`${verb} ${path}`)
  }
  return calls.map(call => call.replace(/\$\{[^}]+\}/g, '{}')).sort()
}

describe('the calls that gateway-graph makes', () => {
  it('[SCOPE-24] are all in the contract', async () => {
    const contract = Object.values(gatewayOperations).map(
      ({ method, path }) => `${method} ${path.slice(1).replace(/\{[^}]+\}/g, '{}')}`,
    )
    const calls = await callsInSource()
    expect(calls.length).toBeGreaterThan(30)
    expect(calls.filter(call => !contract.includes(call))).toEqual([])
  })
})
