import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { benchFolder, hiveFolder, top } from './folders.ts'

/** Where Hive Gateway's supergraph is put. */
export const supergraphFile = resolve(hiveFolder, 'supergraph.graphql')

/**
 * Installs Hive Gateway if it is not there, and composes its supergraph from the contract. It is kept out of the
 * repository's folders, so that no test and no check of ours wanders into its packages.
 */
export function composeSupergraph(upstream: string): void {
  mkdirSync(hiveFolder, { recursive: true })
  cpSync(resolve(benchFolder, 'hive'), hiveFolder, { recursive: true })
  if (!existsSync(resolve(hiveFolder, 'node_modules/.package-lock.json'))) {
    console.error('Installing Hive Gateway, which only the bench needs')
    const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
    execFileSync('npm', flags, { cwd: hiveFolder, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  execFileSync(resolve(hiveFolder, 'node_modules/.bin/mesh-compose'), ['-c', 'mesh.config.mjs', '-o', supergraphFile], {
    cwd: hiveFolder,
    env: { ...process.env, UPSTREAM: upstream, CONTRACT: resolve(top, 'schema/gateway.openapi.json') },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
