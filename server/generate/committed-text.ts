import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * A file as the last commit has it, whatever the working tree made of it since: what was tried there was never anybody's. As it
 * lies on disk where there is no commit with it, such as in an unpacked archive; empty where it is nowhere.
 */
export async function committedText(top: string, path: string): Promise<string> {
  try {
    const { stdout } = await run('git', ['show', `HEAD:./${path}`], { cwd: top, maxBuffer: 64 * 1024 * 1024 })
    return stdout
  } catch {
    return readFile(resolve(top, path), 'utf8').catch(() => '')
  }
}
