import { failureMessage } from './failure.ts'

/** The connection to open browsers, as Vite has it. */
interface Hot {
  send(message: object): void
  on(event: 'vite:client:connect', listener: (data: undefined, client: { send(message: object): void }) => void): void
}

/** Tells the browsers that are open what became of a save. */
export interface BrowserMessages {
  /** What was wrong is mended: pages are loaded anew. */
  reload(): void
  /** Shows what is wrong in place of the page, until it is mended. */
  show(error: unknown): void
  /**
   * The manifests are refused, and what they said before is served: shown in every browser, those too that come later, until
   * `take` (CHECK-23).
   */
  refuse(error: unknown): void
  /** The manifests are good again. */
  take(): void
}

/** Messages to all browsers of a development server. */
export function browserMessages(hot: Hot): BrowserMessages {
  let refusal: unknown
  hot.on('vite:client:connect', (_data, client) => {
    if (refusal !== undefined) client.send(failureMessage(refusal))
  })
  const show = (error: unknown) => hot.send(failureMessage(error))
  return {
    show,
    refuse(error) {
      refusal = error
      show(error)
    },
    take() {
      refusal = undefined
    },
    reload: () => hot.send({ type: 'full-reload' }),
  }
}
