import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { top } from '../../../../server/build/build-paths.ts'
import { benchBuild } from '../../web/rig/folders.ts'
import { portalProgram } from '../../web/rig/portal-program.ts'
import type { BenchOptions } from '../bench-options.ts'
import type { BenchPage } from '../pages/bench-pages.ts'
import { pageSource } from '../pages/page-source.ts'
import { apps, makeApp } from './make-app.ts'
import type { PageProgram } from './start-server.ts'

/** The portal's pages as it sent them, from which the others draw theirs. */
type SentPages = ReadonlyMap<BenchPage, string>

interface Contenders {
  portal: PageProgram
  others: readonly { name: string; program(sent: SentPages): Promise<PageProgram> }[]
  /** Whether a program has a page. */
  has(name: string, page: BenchPage['name']): boolean
}

/** The programs that a run compares: the portal comes first, for the others draw what it sent. */
export function contendersOf({ port, only, against, profile }: BenchOptions, upstream: string): Contenders {
  const flags = profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profile]
  const portal = (name: string, checkout: string, own: number): PageProgram => ({
    ...{ name, port: own, greets: true, flags },
    ...portalProgram(checkout, own, upstream),
  })
  const floor = async (sent: SentPages): Promise<PageProgram> => {
    const folder = resolve(benchBuild, 'pages/floor')
    mkdirSync(folder, { recursive: true })
    for (const [{ name }, html] of sent) {
      const imports = `import { createElement } from 'react'`
      writeFileSync(resolve(folder, `${name}.js`), pageSource(html, { imports, part: 'document' }))
    }
    const module = fileURLToPath(new URL('../contenders/floor-process.ts', import.meta.url))
    return { name: 'floor', module, args: [String(port + 2), upstream, folder], port: port + 2, flags }
  }
  const home = (sent: SentPages) => [...sent].find(([{ name }]) => name === 'home')?.[1] ?? ''
  const others = [
    { name: 'floor', program: floor },
    ...apps.map((app, index) => ({
      name: app.name,
      program: async (sent: SentPages) => ({ ...makeApp(app, home(sent), port + 4 + index, upstream), flags }),
    })),
    ...(against === undefined ? [] : [{ name: 'before', program: async () => portal('before', against, port + 3) }]),
  ]
  return {
    portal: portal('portal', top, port + 1),
    others: others.filter(({ name }) => !only || only.includes(name)),
    has: (name, page) => page === 'home' || apps.every(app => app.name !== name),
  }
}
