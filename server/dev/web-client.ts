import type { PageAnswer } from '../../web/server/page.ts'
import type { WebClient } from '../build/load-web.ts'
import { failurePage } from './failure.ts'
import { pageStyles } from './page-styles.ts'
import { type Sources, viteBase } from './vite-server.ts'

type Page = Extract<PageAnswer, { kind: 'page' }>

/**
 * The client from its sources: pages are rendered by the newest code, and browsers get modules from Vite. `failed` is told
 * when a page could not even be attempted, because a module is broken.
 */
export function sourceClient(sources: Sources, failed: (error: unknown) => void): WebClient {
  return {
    development: true,
    // Vite serves all files.
    folder: '',
    assets: {
      script: `${viteBase}web/entry-dev.ts`,
      styles: [`${viteBase}web/styles/index.css`],
      preload: [],
      parts: {},
    },
    async renderPage(page) {
      try {
        const entry = await sources.runner.import<typeof import('../../web/entry-server.tsx')>('/web/entry-server.tsx')
        const answer = await entry.renderPage(page)
        if (answer.kind === 'redirect') return answer
        return { ...answer, stream: withStyles(answer, await pageStyles(sources, page.nonce)) }
      } catch (error) {
        failed(error)
        const stream = new Blob([failurePage(error, page.nonce)]).stream()
        return { kind: 'page', status: 500, styles: [], stream }
      }
    },
  }
}

/** The page with elements at the end of its head, which is in the first piece. */
function withStyles({ stream }: Page, styles: string): Page['stream'] {
  let isFirst = true
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        if (!isFirst) return controller.enqueue(piece)
        isFirst = false
        const html = new TextDecoder().decode(piece)
        controller.enqueue(new TextEncoder().encode(html.replace('</head>', () => `${styles}\n</head>`)))
      },
    }),
  )
}
