import { loadWeb } from '../../../../server/build/load-web.ts'
import type { Query } from '../../../../web/query/query.ts'
import type { SentHome } from '../rig/read-home.ts'

const warmUp = 300
const measured = 300

/**
 * Processor time of rendering one Home to HTML, milliseconds: matching the route, its loaders with answers at hand, React, the
 * page's data. What the gateways do for it is not in it.
 */
export async function renderCost({ words, data, shown }: SentHome, host: string): Promise<number> {
  const { renderPage, assets } = await loadWeb()
  const { shell, screen, view, route } = words
  const home = { screen: { ...screen, view, status: 200, redirect: null, params: [], data: shown }, ...data }
  const answers = new Map<string, unknown>([
    ['Shell', shell],
    ['Home', home],
  ])
  const query = (async document => {
    const [operation] = document.definitions
    const name = operation?.kind === 'OperationDefinition' ? (operation.name?.value ?? '') : ''
    return { data: answers.get(name), errors: [] }
  }) as Query
  const render = async (times: number) => {
    for (let done = 0; done < times; done++) {
      const answer = await renderPage({
        request: new Request(`http://${host}${route.path}`),
        routes: shell.shell.routes,
        query,
        now: () => new Date(),
        nonce: 'bench',
        reference: 'bench',
        report: error => {
          throw error
        },
        assets: { ...assets, theme: '/theme.css' },
        style: { header: 'light', cards: 'raised', headingWeight: 700, buttons: 'pill', targets: 'standard' },
      })
      if (answer.kind !== 'page' || answer.status !== 200) throw new Error('Home cannot be rendered from its answers')
    }
  }
  await render(warmUp)
  const before = process.cpuUsage()
  await render(measured)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / measured / 1000
}
