import { expect, it } from 'vitest'
import type { PageAnswer, PageRequest } from '../../web/server/page.ts'
import type { Sources } from './vite-server.ts'
import { sourceClient } from './web-client.ts'

type Entry = { renderPage(page: PageRequest): Promise<PageAnswer> }

const page = { nonce: 'n0nce', report: () => undefined } as unknown as PageRequest
const made = (status: number): PageAnswer => ({
  kind: 'page',
  status,
  styles: [],
  html: '<head></head>made',
})

/** A client whose entry can be exchanged, as when a file was saved, and what it told of. */
function client() {
  let current: () => Entry = () => ({ renderPage: async () => made(200) })
  const told: unknown[] = []
  const sources = {
    vite: { environments: { ssr: { moduleGraph: { idToModuleMap: new Map() } } } },
    runner: { import: async () => current() },
  } as unknown as Sources
  const { renderPage } = sourceClient(sources, error => told.push(error))
  const open = async () => {
    const answer = await renderPage(page)
    return answer.kind === 'page' ? { status: answer.status, html: answer.html } : answer
  }
  const save = (entry: () => Entry) => {
    current = entry
  }
  return { open, save, told }
}

const mistake = new Error('\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token in <button>')

it.each([
  [
    'a module that every page needs is broken',
    () => {
      throw mistake
    },
  ],
  [
    'the screen is broken, or throws',
    () => ({
      renderPage: async ({ report }: PageRequest) => {
        report(mistake)
        return made(500)
      },
    }),
  ],
])('answers with the mistake when %s, and with the page once that is mended', async (_what, broken) => {
  const { open, save, told } = client()
  save(broken)
  const failed = await open()
  expect(failed).toMatchObject({ status: 500 })
  expect(failed).toMatchObject({ html: expect.stringContaining('[PARSE_ERROR] Unexpected token in &lt;button&gt;') })
  expect(told).toEqual([mistake])
  save(() => ({ renderPage: async () => made(200) }))
  expect(await open()).toMatchObject({ status: 200, html: expect.stringContaining('made') })
})
