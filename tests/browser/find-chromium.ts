import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Debian's Chromium without windows: the same engine, and every page costs a third less, for it starts no process of its own for each. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

const found = () =>
  [process.env.CHROMIUM_PATH, headlessShell, chromium.executablePath(), ...places].find(
    path => path !== undefined && path !== '' && existsSync(path),
  )

function attempt(command: string, args: string[]): void {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    // The next way is tried; what is there in the end decides.
  }
}

/** Installs packages of Debian's, where that is possible. */
export function install(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${packages.join(', ')}.`)
  if (!isUpdated) attempt('apt-get', ['update', '-qq'])
  isUpdated = true
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}
let isUpdated = false

/**
 * Path of a Chromium to drive: `CHROMIUM_PATH`, one that is installed, else one installed now, from Debian's package
 * when that is possible or by Playwright's own download. Throws with what to do when there is none.
 */
export async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) {
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist. Correct it or unset it.`)
  }
  if (!found()) {
    install(['fonts-liberation', 'chromium-headless-shell'])
    if (!found()) install(['fonts-liberation', 'chromium'])
  }
  if (!found()) {
    console.log("No Chromium found: trying Playwright's download.")
    attempt('npx', ['playwright', 'install', 'chromium'])
  }
  const path = found()
  if (path) return path
  throw new Error(
    'No Chromium: install one (for example `apt-get install chromium`) or set CHROMIUM_PATH to its path, then run the tests again.',
  )
}
