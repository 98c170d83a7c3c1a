import address from '../worker.ts?worker&url'
import checkAddress from './check-worker.ts?worker&url'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): URL
  }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/** The one policy of the studio, which the page's own names (server/studio/studio-page.ts): it lets these addresses through and no other (STUDIO-35). */
const policy = trustedTypes?.createPolicy('studio-worker', {
  createScriptURL(wanted) {
    if (wanted !== address && wanted !== checkAddress) throw new TypeError('This is no worker of the studio')
    return wanted
  },
})

/** Starts the worker that checks manifests with the engine, beside the page (STUDIO-12). */
export const startCheckWorker = (): Worker => started(checkAddress, 'check')

/** Starts the worker that is asked about conditions and items, which a check does not keep waiting (STUDIO-04, STUDIO-06). */
export const startWorker = (): Worker => started(address, 'questions')

const started = (of: string, name: string) => new Worker(policy?.createScriptURL(of) ?? of, { type: 'module', name })
