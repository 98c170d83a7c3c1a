import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/**
 * `npm run lock`: writes package-lock.json anew, without the versions of Node that packages want. npm compares them with
 * the Node that runs npm, which here runs none of them: the project brings its own Node, and a test compares with that.
 */
const file = resolve(import.meta.dirname, '../../package-lock.json')
const lock: { packages: Record<string, { engines?: unknown }> } = JSON.parse(await readFile(file, 'utf8'))
for (const [path, entry] of Object.entries(lock.packages)) if (path !== '') delete entry.engines
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
