import { expect, it } from 'vitest'
import type { ShellQuery } from '../generated/shell.ts'
import type { Query } from '../query/query.ts'
import { createPortal } from './portal.ts'

const shown = { shell: { session: 'none' } } as ShellQuery
const unreachable = { data: null, errors: [{ message: '', code: 'UNREACHABLE', status: 1, path: [] }] }
const offline = (async () => unreachable) as unknown as Query

it('goes on with the shell on the page when no service answers, so that the error page is of the brand', async () => {
  const portal = createPortal(offline, { routes: [], askOnce: false, shell: shown, stillFits: () => true })
  expect(await portal.reloadShell()).toEqual({ data: shown, errors: [] })
  expect((await portal.shell()).data).toBe(shown)
})

it('never goes on with the shell of someone who is not signed in any more', async () => {
  const portal = createPortal(offline, { routes: [], askOnce: false, shell: shown, stillFits: () => false })
  expect(await portal.reloadShell()).toEqual(unreachable)
})
