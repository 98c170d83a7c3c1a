import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { benchBuild } from '../../web/rig/folders.ts'
import { pageSource } from '../pages/page-source.ts'
import type { PageProgram } from './start-server.ts'

/** Home in the usual set-up of a framework. */
interface App {
  name: 'react-router' | 'next'
  /** Where its Home stands. */
  home: string
  link: { imports: string; linkTo: 'to' | 'href' }
  build: readonly string[]
  start(port: number): Pick<PageProgram, 'module' | 'args'>
}

export const apps: readonly App[] = [
  {
    name: 'react-router',
    home: 'app',
    link: { imports: `import { Link } from 'react-router'`, linkTo: 'to' },
    build: ['@react-router/dev/bin.cjs', 'build'],
    start: () => ({ module: '@react-router/serve/bin.cjs', args: ['build/server/index.js'] }),
  },
  {
    name: 'next',
    home: 'app/home',
    link: { imports: `import Link from 'next/link'`, linkTo: 'href' },
    build: ['next/dist/bin/next', 'build'],
    start: port => ({ module: 'next/dist/bin/next', args: ['start', '-p', String(port), '-H', '127.0.0.1'] }),
  },
]

const sources = resolve(import.meta.dirname, '../apps')

/** Builds an app that draws the portal's Home, outside the repository's folders; its packages are installed the first time. */
export function makeApp(
  { name, home, link, build, start }: App,
  html: string,
  port: number,
  upstream: string,
): PageProgram {
  const cwd = resolve(benchBuild, 'pages', name)
  const packages = resolve(cwd, 'node_modules')
  const env = { PORT: String(port), HOST: '127.0.0.1', UPSTREAM: upstream, NEXT_TELEMETRY_DISABLED: '1' }
  const run = (program: string, args: readonly string[], more = {}) =>
    execFileSync(program, args, {
      cwd,
      env: { ...process.env, ...env, ...more },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  mkdirSync(cwd, { recursive: true })
  cpSync(resolve(sources, name), cwd, { recursive: true })
  cpSync(resolve(sources, 'ask-home.js'), resolve(cwd, home, 'ask-home.js'))
  const imports = `import { createElement } from 'react'\n${link.imports}`
  writeFileSync(
    resolve(cwd, home, 'portal-page.js'),
    pageSource(html, { imports, linkTo: link.linkTo, part: 'portal' }),
  )
  if (!existsSync(packages)) run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
  const [program = '', ...args] = build
  run(process.execPath, [resolve(packages, program), ...args], { NODE_ENV: 'production' })
  const started = start(port)
  return { name, ...started, module: resolve(packages, started.module), port, cwd, env }
}
