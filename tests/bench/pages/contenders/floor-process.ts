import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { ReactElement } from 'react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Pool } from 'undici'
import { benchPages } from '../pages/bench-pages.ts'

/**
 * The floor: each page's calls as the bare program of bench:graph makes them, React's `renderToString` of the same document
 * from plain elements, one compression. No session, rules, validation or log, and the page's data are words in its code.
 */
const [port, upstream = '', folder = ''] = process.argv.slice(2)
const pool = new Pool(upstream, { connections: 512, pipelining: 1 })
const pages = new Map(
  await Promise.all(
    benchPages.map(async page => {
      const { Page } = (await import(`${folder}/${page.name}.js`)) as { Page: () => ReactElement }
      return [page.path, { ...page, Page }] as const
    }),
  ),
)
const pack = promisify(brotliCompress)
const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }

async function ask(path: string): Promise<unknown> {
  const headers = { authorization: 'Bearer sample' }
  const { body } = await pool.request({ method: 'GET', path: `/api/${path}`, headers })
  return body.json()
}

/** The account comes first where claims are asked for, as only it tells whose. */
async function askAll(calls: readonly string[]): Promise<unknown[]> {
  const account = calls.includes('account') ? ask('account') : undefined
  return Promise.all(
    calls.map(async path => {
      if (path === 'account') return account
      if (path.startsWith('claims/')) await account
      return ask(path)
    }),
  )
}

createServer(async (request, response) => {
  const page = pages.get(request.url ?? '')
  if (!page) return response.writeHead(404).end()
  await askAll(page.calls)
  const html = `<!doctype html>${renderToString(createElement(page.Page))}`
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  if (request.headers['accept-encoding'] === undefined) return response.writeHead(200, headers).end(html)
  response.writeHead(200, { ...headers, 'content-encoding': 'br' }).end(await pack(html, { params }))
}).listen(Number(port), '127.0.0.1')
