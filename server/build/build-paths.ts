import { resolve } from 'node:path'

/** The repository's top. */
export const top = resolve(import.meta.dirname, '../..')

/** Where built files lie; nothing in here is kept in the repository. */
export const buildPaths = {
  /** Scripts, styles and images for browsers, with Vite's manifest. */
  client: resolve(top, '.build/web/client'),
  /** The same screens as one module that renders on the server. */
  server: resolve(top, '.build/web/server'),
  webStamp: resolve(top, '.build/web/stamp.json'),
  graphiql: resolve(top, '.build/graphiql'),
  graphiqlStamp: resolve(top, '.build/graphiql/stamp.json'),
} as const
