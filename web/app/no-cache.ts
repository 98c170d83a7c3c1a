import { ApolloCache, type Cache } from '@apollo/client'

/**
 * The cache of a client that keeps no answer: a screen's data is its loader's, and nothing outlives the session
 * (LOGOUT-08). Apollo's own cache would be a tenth of the first view's script.
 */
export class NoCache extends ApolloCache {
  read(): null {
    return null
  }
  write(): undefined {}
  diff<Data>(): Cache.DiffResult<Data> {
    return { result: null, complete: false }
  }
  watch(): () => void {
    return () => {}
  }
  async reset(): Promise<void> {}
  evict(): boolean {
    return false
  }
  restore(): this {
    return this
  }
  extract(): Record<string, never> {
    return {}
  }
  removeOptimistic(): void {}
  fragmentMatches(): boolean {
    return false
  }
  performTransaction(transaction: (cache: ApolloCache) => void): void {
    transaction(this)
  }
}
