import escapeHtml from 'escape-html'
import type { EnvironmentModuleNode } from 'vite'
import type { Sources } from './vite-server.ts'

const isStyles = /\.css$/

/**
 * Style elements with the styles of every component rendered so far, so that a page is styled before its script runs. Vite
 * finds each again by `data-vite-dev-id` and replaces its text when the file changes.
 */
export async function pageStyles({ vite, runner }: Sources, nonce: string): Promise<string> {
  const nodes = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()].filter(isRendered)
  const elements = await Promise.all(
    nodes.map(async ({ url, id }) => {
      const { default: css }: { default: string } = await runner.import(`${url}?inline`)
      return `<style nonce="${escapeHtml(nonce)}" data-vite-dev-id="${escapeHtml(id ?? '')}">${css}</style>`
    }),
  )
  return elements.join('\n')
}

const isRendered = ({ id, url }: EnvironmentModuleNode) => id !== null && isStyles.test(url) && isStyles.test(id)
