import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { lighthouseFolder } from './folders.ts'

/** Installs Lighthouse if it is not there, outside the repository's folders, and gives its program. */
export function installLighthouse(): string {
  const program = resolve(lighthouseFolder, 'node_modules/lighthouse/cli/index.js')
  mkdirSync(lighthouseFolder, { recursive: true })
  cpSync(resolve(import.meta.dirname, '../lighthouse'), lighthouseFolder, { recursive: true })
  if (!existsSync(program)) {
    console.error('Installing Lighthouse, which only the bench needs')
    const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
    execFileSync('npm', flags, { cwd: lighthouseFolder, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return program
}
