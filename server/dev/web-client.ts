import type { PageAnswer } from '../../web/server/page.ts'
import type { WebClient } from '../build/load-web.ts'
import { failurePage } from './failure.ts'
import { pageStyles } from './page-styles.ts'
import { type Sources, viteBase } from './vite-server.ts'

type Page = Extract<PageAnswer, { kind: 'page' }>

/**
 * The client from its sources: pages are rendered by the newest code, and browsers get modules from Vite. What a module, a
 * loader or a component throws is shown in place of the brand's error page, and told to `failed`.
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
      const thrown: unknown[] = []
      let isAnswered = false
      const report = (error: unknown) => (isAnswered ? page.report(error) : thrown.push(error))
      try {
        const entry = await sources.runner.import<typeof import('../../web/entry-server.tsx')>('/web/entry-server.tsx')
        const answer = await entry.renderPage({ ...page, report })
        if (thrown.length > 0) throw thrown[0]
        if (answer.kind === 'redirect') return answer
        return { ...answer, stream: withStyles(answer, await pageStyles(sources, page.nonce)) }
      } catch (error) {
        failed(error)
        const stream = new Blob([failurePage(error, page.nonce)]).stream()
        return { kind: 'page', status: 500, styles: [], stream }
      } finally {
        isAnswered = true
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
