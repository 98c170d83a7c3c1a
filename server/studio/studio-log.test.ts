import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStaff } from '../start/demo-staff.ts'
import { cookiesOf, startStudio } from './testing/start-studio.ts'

const lines: string[] = []
let studio: Awaited<ReturnType<typeof startStudio>>
let cookies: Record<string, string>
beforeAll(async () => {
  studio = await startStudio({
    developer: true,
    studio: { demoStaff: demoStaff([{ id: 'acme', name: 'Acme' }]) },
    lines,
  })
  cookies = cookiesOf(await studio.submit('/sign-in', { staff: 'demo-editor' }))
})
afterAll(() => studio.close())

/** Lines of answers of the graph that a question leaves in the log. */
async function told(query: string, sent = cookies) {
  lines.length = 0
  const { status } = await studio.ask(query, sent)
  // Another answer's line stands behind whatever this one left.
  await studio.fromStudio('/sign-in')
  await expect.poll(() => lines.join('')).toContain('"/sign-in"')
  const answered = lines.filter(line => line.includes('"answered"') && line.includes('"/graphql"'))
  return { status, lines: answered.length }
}

it('logs each answer, but not that somebody is still in a draft, which each open desk asks once a second', async () => {
  const once = { status: 200, lines: 1 }
  expect(await told('{ live { number } }')).toEqual(once)
  const stillThere = `mutation { beInDraft(input: { draftId: "x", path: "", item: "" }) { draft { id present { name } } userErrors { code } } }`
  expect(await told(stillThere)).toEqual({ status: 200, lines: 0 })
  expect(await told('{ draft(name: "x") { ...In } } fragment In on Draft { id present { name path item } }')).toEqual({
    ...{ status: 200, lines: 0 },
  })
  // Whatever else is asked with it is told, whatever it calls itself; and so is who may not ask.
  expect(await told('query BeInDraft { draft(name: "x") { present { name } files { path } } }')).toEqual(once)
  expect(await told(stillThere, {})).toEqual({ status: 401, lines: 1 })
})
