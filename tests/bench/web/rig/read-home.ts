import { request } from 'node:http'
import type { ShellQuery } from '../../../../web/generated/shell.ts'
import { type PageData, pageDataId } from '../../../../web/hydration/page-data.ts'
import type { ScreenAnswer, ScreenData } from '../../../../web/screen/screen-loader.ts'
import { rootRouteId } from '../../../../web/screen/shell-data.ts'
import type { Words } from '../pages/words.ts'

/** A brand's Home as the portal sends it to a signed-in member, and what it is made of. */
export interface SentHome {
  html: string
  words: Words
  /** The member's own: what the view has a place for, and the rest of the document's answer. */
  shown: unknown
  data: Record<string, unknown>
}

/** Asks the portal for a page of a brand, as a browser does after a click. */
export function readPage(
  port: number,
  host: string,
  path: string,
  cookie: string,
  more: Record<string, string> = {},
): Promise<string> {
  return new Promise((done, fail) => {
    const headers = {
      host: `${host}:${port}`,
      cookie,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      ...more,
    }
    request({ host: '127.0.0.1', port, path, headers }, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', chunk => {
        text += chunk
      })
      answer.on('end', () => {
        if (answer.statusCode === 200) done(text)
        else fail(new Error(`${host}${path} answers ${answer.statusCode}`))
      })
    })
      .on('error', fail)
      .end()
  })
}

/** Reads Home and takes its words out of the data that came with it. */
export async function readHome(port: number, host: string, cookie: string): Promise<SentHome> {
  const html = await readPage(port, host, '/home', cookie)
  const json = new RegExp(`<script type="application/json" id="${pageDataId}">(.*?)</script>`, 's').exec(html)?.[1]
  const { loaderData }: PageData = JSON.parse(json ?? '{}')
  const shell = loaderData[rootRouteId] as ShellQuery
  const route = shell.shell.routes.find(({ screen }) => screen === 'home')
  if (!route) throw new Error(`${host} has no Home`)
  const { screen, view, shown, data } = loaderData[route.id] as ScreenData<ScreenAnswer, 'home'>
  return { html, shown, data, words: { shell, screen, view, route: { id: route.id, path: route.path } } }
}
