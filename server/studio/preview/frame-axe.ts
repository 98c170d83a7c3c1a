import type { AxeFinding } from '../../../schema/preview-messages.ts'

/** axe, as far as it is used here. */
interface Axe {
  run(
    context: Document,
    options: { resultTypes: string[] },
  ): Promise<{ violations: { id: string; help: string; nodes: { target: readonly unknown[] }[] }[] }>
}

/**
 * Has axe look at the page of a preview; rejects where it cannot be loaded (STUDIO-26). It comes when it is asked for the first time: what
 * a script with a nonce loads needs none. The browser gets the text of this function, so it uses nothing outside.
 */
export async function frameAxe(): Promise<AxeFinding[]> {
  const address = '/~preview/axe.js'
  if (!('axe' in window)) await import(/* @vite-ignore */ address)
  const { axe } = window as unknown as { axe: Axe }
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations.map(({ id, help, nodes }) => ({
    ...{ rule: id, help },
    places: nodes.slice(0, 5).map(({ target }) => target.join(' ')),
  }))
}
