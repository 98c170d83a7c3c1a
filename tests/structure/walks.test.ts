import { access, readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const top = resolve(import.meta.dirname, '../..')
const architecture = await readFile(resolve(top, 'ARCHITECTURE.md'), 'utf8')
const walks = architecture.slice(architecture.indexOf('## Five walks'), architecture.indexOf('## Decisions'))

/** The walks by title, each with its files in order. */
const files = new Map(
  walks.split(/^\*\*/m).flatMap(part => {
    const [title = ''] = part.split('**')
    const steps = [...part.matchAll(/^\d+\. `([^`]+)`/gm)].flatMap(([, file]) => file ?? [])
    return steps.length > 0 ? [[title, steps] as const] : []
  }),
)

describe('the five walks of ARCHITECTURE.md', () => {
  it('lead through files that exist', async () => {
    const missing: string[] = []
    for (const file of [...files.values()].flat()) await access(resolve(top, file)).catch(() => missing.push(file))
    expect(missing).toEqual([])
  })

  it('are as short as a newcomer can follow', () => {
    expect([...files].map(([title, steps]) => [title, steps.length])).toEqual([
      ['A sign-in, from the posted form to the landing page', 12],
      ["Home's first view", 16],
      ['A filter of the claims list', 15],
      ['`portal explain`', 9],
      ['A manifest edited under a running portal', 6],
    ])
  })
})

it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'docs/security.md', 'docs/operations.md'])(
  '%s names files that exist',
  async document => {
    const text = await readFile(resolve(top, document), 'utf8')
    const named = [...text.matchAll(/`([a-z][\w.-]*\/[\w./-]+\.(?:tsx?|json|graphql|md|yml|css))`/g)]
    const rooms = new Set(await readdir(top))
    const missing: string[] = []
    for (const file of new Set(named.map(([, path = '']) => path)))
      if (rooms.has(file.split('/')[0] ?? '')) await access(resolve(top, file)).catch(() => missing.push(file))
    expect(named.length).toBeGreaterThan(0)
    expect(missing).toEqual([])
  },
)
