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
  /** The studio's scripts and styles, with Vite's manifest. */
  studio: resolve(top, '.build/studio/client'),
  studioStamp: resolve(top, '.build/studio/stamp.json'),
  graphiql: resolve(top, '.build/graphiql'),
  /** What production is made of (SEC-29). */
  bill: resolve(top, '.build/bill-of-materials.cdx.json'),
  /** What production runs. */
  dist: resolve(top, 'dist'),
  distStamp: resolve(top, '.build/dist-stamp.json'),
  graphiqlStamp: resolve(top, '.build/graphiql/stamp.json'),
} as const

/** Where the studio's client begins. */
export const studioEntry = 'studio/entry.tsx'

/** Where things are in `dist/`, which `npm run build` makes and `npm run serve` runs. */
export const inDist = {
  /** The client's files, with an `assets` folder. */
  client: 'client',
  /** The studio's files, with an `assets` folder. */
  studio: 'studio',
  /** Which build it is, and which of the client's files each page needs. */
  about: 'about.json',
  /** The graph's schema in one text. */
  graph: 'graph.graphql',
  /** Bundled code. As deep as any folder of `server/`, so that what is found from there is found from here. */
  code: 'server',
  /** The manifests that were beside it when it was made, checked: they are not checked again at the start. */
  manifests: 'manifests.json',
  /** What a Node compiled. */
  cache: 'cache',
  /** JSON Schemas of manifests, for editors. */
  schemas: 'schema',
} as const
