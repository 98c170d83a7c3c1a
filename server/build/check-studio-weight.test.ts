import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkStudioWeight } from './check-studio-weight.ts'

it('the first view of the studio is what its entry and the overview load, and has a budget', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'))
  try {
    const built = {
      'studio/entry.tsx': { file: 'entry.js', imports: ['shared'] },
      'studio/overview/overview-screen.tsx': { file: 'overview.js', imports: ['shared'] },
      'studio/desk/json-editor.tsx': { file: 'editor.js' },
      shared: { file: 'shared.js' },
    }
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(built))
    for (const { file } of Object.values(built)) await writeFile(join(folder, file), 'x'.repeat(1000))
    // As it is sent.
    await writeFile(join(folder, 'shared.js.br'), 'x'.repeat(400))
    expect(checkStudioWeight(folder)).toBe(2400)
    await writeFile(join(folder, 'overview.js'), 'x'.repeat(300_000))
    expect(() => checkStudioWeight(folder)).toThrow(/overview\.js 300000/)
  } finally {
    await rm(folder, { recursive: true })
  }
})
