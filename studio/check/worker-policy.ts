import address from './check-worker.ts?worker&url'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): URL
  }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/** The one policy of the studio, which the page's own names (server/studio/studio-page.ts): it lets this address through and no other (STUDIO-35). */
const policy = trustedTypes?.createPolicy('studio-worker', {
  createScriptURL(wanted) {
    if (wanted !== address) throw new TypeError('This is no worker of the studio')
    return wanted
  },
})

/** Starts the worker that checks manifests with the engine, beside the page (STUDIO-12). */
export const startCheckWorker = (): Worker =>
  new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name: 'check' })
