import type { WebClient } from '../build/load-web.ts'
import { failurePage } from './failure.ts'
import { pageStyles } from './page-styles.ts'
import { type Sources, viteBase } from './vite-server.ts'

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
        const styles = await pageStyles(sources, page.nonce)
        return { ...answer, html: answer.html.replace('</head>', () => `${styles}\n</head>`) }
      } catch (error) {
        failed(error)
        return { kind: 'page', status: 500, styles: [], html: failurePage(error, page.nonce) }
      } finally {
        isAnswered = true
      }
    },
  }
}
