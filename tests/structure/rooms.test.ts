import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brokenArrows } from './rooms.ts'

describe('arrows between rooms', () => {
  it('are only the ones the design has', async () => {
    expect(await brokenArrows(resolve(import.meta.dirname, '../..'))).toEqual([])
  })

  it('are really checked: a forbidden import is named', async () => {
    const top = await mkdtemp(join(tmpdir(), 'rooms-'))
    const files = {
      'server/a.ts': "import type { App } from '../web/app.ts'\nexport const a: App = 1\n",
      'engine/b.ts': "import { a } from '../server/a.ts'\nexport const b = a\n",
      'engine/b.test.ts':
        "import { b } from './b.ts'\nimport { readFile } from 'node:fs'\nexport { a } from '../server/a.ts'\n",
      'engine/e.ts': "export { sample } from './testing/sample.ts'\n",
      'engine/f.ts': "import { readFile } from 'fs'\nexport type F = import('../gateway-graph/f.ts').F\n",
      'web/app.ts': "import { type View } from '../engine/view.ts'\nexport type App = number\n",
      'web/areas/b/d.ts': "export const d = () => import('../a/c.ts')\n",
      'web/areas/b/e.ts': "import { f } from './f.ts'\nexport const e = f\n",
      'web/areas/b/f.ts': "import { e } from './e.ts'\nexport const f = e\n",
      'web/ui/link.tsx': 'import { card } from \'../blocks/card.tsx\'\nexport const link = <a href="/">{card}</a>\n',
      'web/blocks/card.tsx': "import type { link } from '../ui/link.tsx'\nexport const card = 1\n",
      'web/blocks/a/one.ts': "import type { Two } from '../b/deep/two.ts'\nexport type One = Two\n",
      'web/blocks/b/three.ts': "import { one } from '../a/four.ts'\nexport const three = one\n",
      'web/blocks/b/three.test.ts': "import { card } from '../c/card.ts'\n",
      'web/blocks/c/five.ts': "import { three } from '../b/three.ts'\nimport { top } from '../top.ts'\n",
      'web/blocks/top.ts': "import { five } from './c/six.ts'\n",
      'web/state/a.ts': "import type { B } from './b.ts'\nexport type A = B\n",
      'web/state/b.ts': "import type { A } from './a.ts'\nexport type B = A\n",
    }
    try {
      for (const [file, source] of Object.entries(files)) {
        await mkdir(join(top, dirname(file)), { recursive: true })
        await writeFile(join(top, file), source)
      }
      expect((await brokenArrows(top)).toSorted()).toEqual([
        'circle: web/areas/b/e.ts -> web/areas/b/f.ts -> web/areas/b/e.ts',
        'circle: web/blocks/card.tsx -> web/ui/link.tsx -> web/blocks/card.tsx',
        'circle: web/state/a.ts -> web/state/b.ts -> web/state/a.ts',
        'engine imports schema only: engine/b.ts -> server/a.ts',
        'engine imports schema only: engine/f.ts -> gateway-graph/f.ts',
        'engine is pure: engine/f.ts -> node:fs',
        'folders that import each other: web/blocks, web/ui (web/blocks/card.tsx -> web/ui/link.tsx, web/ui/link.tsx -> web/blocks/card.tsx)',
        'folders that import each other: web/blocks/a, web/blocks/b (web/blocks/a/one.ts -> web/blocks/b/deep/two.ts, web/blocks/b/three.ts -> web/blocks/a/four.ts)',
        'no area imports an area: web/areas/b/d.ts -> web/areas/a/c.ts',
        'nothing that ships imports test support: engine/e.ts -> engine/testing/sample.ts',
      ])
    } finally {
      await rm(top, { recursive: true })
    }
  })
})
