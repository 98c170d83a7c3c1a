import { resolve } from 'node:path'

/** The repository's root folder. */
export const top = resolve(import.meta.dirname, '../..')

/** Folders of built files, which git ignores. */
export const buildPaths = {
  /** Scripts, styles and images for browsers, with Vite's manifest. */
  client: resolve(top, '.build/web/client'),
  /** The server-rendering bundle. */
  server: resolve(top, '.build/web/server'),
  webStamp: resolve(top, '.build/web/stamp.json'),
  graphiql: resolve(top, '.build/graphiql'),
  /** What production is made of (SEC-29). */
  bill: resolve(top, '.build/bill-of-materials.cdx.json'),
  graphiqlStamp: resolve(top, '.build/graphiql/stamp.json'),
} as const
