import { globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readImports } from '../structure/imports.ts'

const top = resolve(import.meta.dirname, '../..')
const isComponent = (file: string) => /^web\/(ui|blocks)\/(?!testing\/)[^/]+\/(?!.*\.test\.)[^/]+\.tsx$/.test(file)

/** Components that no story imports, neither themselves nor through a component of their own folder. */
async function withoutStory(folder: string): Promise<string[]> {
  const imports = await readImports(folder, ['tests/gallery', 'web/ui', 'web/blocks'])
  const drawn = new Set(imports.filter(({ from }) => from.startsWith('tests/gallery/')).map(({ to }) => to))
  // A set walks on over what is added to it on the way.
  for (const file of drawn)
    for (const { from, to } of imports) if (from === file && dirname(to) === dirname(file)) drawn.add(to)
  const components = globSync('web/{ui,blocks}/**/*.tsx', { cwd: folder }).filter(isComponent)
  return components.filter(file => !drawn.has(file)).toSorted()
}

it('has a story of every component of web/ui and web/blocks', async () => {
  expect(await withoutStory(top)).toEqual([])
})

it('names a component that has none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'))
  const files = {
    'tests/gallery/stories/stories.tsx':
      "import { Tile } from '../../../web/ui/tile/tile.tsx'\nexport const stories = [Tile]\n",
    'web/ui/tile/tile.tsx':
      "import { Part } from './part.tsx'\nimport { Icon } from '../icon/icon.tsx'\nexport const Tile = [Part, Icon]\n",
    'web/ui/tile/part.tsx': 'export const Part = 1\n',
    'web/ui/tile/other.tsx': 'export const Other = 1\n',
    'web/ui/icon/icon.tsx': 'export const Icon = 1\n',
    'web/blocks/news/news.tsx': 'export const News = 1\n',
    'web/blocks/news/news.test.tsx': "import { News } from './news.tsx'\n",
  }
  try {
    for (const [file, source] of Object.entries(files)) {
      await mkdir(join(folder, dirname(file)), { recursive: true })
      await writeFile(join(folder, file), source)
    }
    const missing = ['web/blocks/news/news.tsx', 'web/ui/icon/icon.tsx', 'web/ui/tile/other.tsx']
    expect(await withoutStory(folder)).toEqual(missing)
  } finally {
    await rm(folder, { recursive: true })
  }
})
