import { existsSync, globSync } from 'node:fs'
import { install } from '../browser/find-chromium.ts'
import type { WebkitPrograms } from './webkit.ts'

interface Engines {
  /** Path of Firefox. */
  firefox?: string
  webkit?: WebkitPrograms
}

const firstThere = (...paths: (string | undefined)[]) => paths.find(path => path && existsSync(path))

/** The engines besides Chromium that this machine has: `FIREFOX_PATH`, or Debian's packages. */
export function engines(): Engines {
  const firefox = firstThere(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox')
  const driver = firstThere('/usr/bin/WebKitWebDriver')
  const miniBrowser = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]
  const xvfbRun = firstThere('/usr/bin/xvfb-run')
  const isWhole = driver !== undefined && miniBrowser !== undefined && xvfbRun !== undefined
  return { ...(firefox && { firefox }), ...(isWhole && { webkit: { driver, miniBrowser, xvfbRun } }) }
}

/** Installs what is missing, where that is possible, and says what is missing still. */
export function installEngines(): string[] {
  const before = engines()
  const packages = [
    ...(before.firefox ? [] : ['firefox-esr']),
    ...(before.webkit ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
  ]
  if (packages.length > 0) install(packages)
  const { firefox, webkit } = engines()
  return [...(firefox ? [] : ['Firefox']), ...(webkit ? [] : ['WebKit'])]
}
