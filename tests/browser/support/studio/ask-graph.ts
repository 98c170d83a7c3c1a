import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright/test'

/** Asks the studio's graph as whoever is signed in on a page, beside the screens. Throws where nothing is answered. */
async function askGraph<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await page.evaluate(async body => {
    const headers = { 'content-type': 'application/json', 'x-studio': '1' }
    const response = await fetch('/graphql', { method: 'POST', body, headers })
    return (await response.json()) as { data?: unknown }
  }, JSON.stringify({ query, variables }))
  if (!answer.data) throw new Error(`The studio answered ${JSON.stringify(answer)}`)
  return answer.data as Data
}

/** Changes something by the graph. Throws where it was refused, with the codes, but for those that are expected. */
async function changeByGraph(
  page: Page,
  mutation: string,
  input: object,
  expected: readonly string[] = [],
): Promise<void> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`
  const query = `mutation ($input: ${type}) { done: ${mutation}(input: $input) { userErrors { code message } } }`
  type Done = { done: { userErrors: { code: string; message: string }[] } }
  const { done } = await askGraph<Done>(page, query, { input })
  const refused = done.userErrors.filter(({ code }) => !expected.includes(code))
  if (refused.length > 0) throw new Error(`${mutation} was refused: ${JSON.stringify(refused)}`)
}

/** Saves files as a new draft; one of that name is left as it is. */
export const saveDraft = (
  page: Page,
  name: string,
  files: Readonly<Record<string, string>>,
  note = '',
): Promise<void> =>
  changeByGraph(
    page,
    'saveDraft',
    { name, version: 0, files: Object.entries(files).map(([path, text]) => ({ path, text })), note },
    ['STALE'],
  )

/** A brand's Home with a picture of another height: reviews and forms have something to show, and nothing is wrong with it. */
export function changedHome(brand: string): Readonly<Record<string, string>> {
  const path = `${brand}/home.json`
  const shipped = readFileSync(resolve(import.meta.dirname, '../../../../manifests', path), 'utf8')
  return { [path]: shipped.replace(/"height": \d+/, '"height": 250') }
}
