import react from '@vitejs/plugin-react'
import { defaultClientConditions, type InlineConfig, type Rolldown } from 'vite'
import { buildPaths, inDist, studioEntry, top } from './build-paths.ts'
import { listModules } from './chunk-modules.ts'
import { englishParts } from './english-parts.ts'
import { leanHttp } from './lean-http.ts'
import { sampleMembers } from './sample-members.ts'

const shared: InlineConfig = {
  root: top,
  configFile: false,
  envFile: false,
  publicDir: false,
  logLevel: 'error',
  mode: 'production',
  plugins: [react(), englishParts()],
}

/** What some screens have in common, and no other screen is to load. */
const ofSome = {
  texts: /\/web\/blocks\/page-(links|prose)\//,
  benefits: /\/web\/areas\/benefits\//,
  cards: /\/web\/areas\/id-card\//,
  preferences: /\/web\/forms\/preferences\//,
  // Lists by date and forms that ask for one, with day.js.
  dates: /\/web\/(lists\/|ui\/(date-field\/|format\/date-arithmetic)|forms\/person\.)/,
}

/**
 * A few whole chunks in place of a hundred small ones, each with its sheet: what every page needs, what Home shows
 * besides, and what other screens have in common. A first view needs two, any other screen two to four more. A group also
 * takes what its modules import, unless one before it has.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  // Not home-screen.tsx itself: Vite's manifest knows a screen by its file as long as the chunk is its own.
  {
    name: 'home',
    test: /\/web\/(areas\/home\/home|screen\/(screen-loader|action)|forms\/open-elsewhere)\.tsx?$/,
    priority: 2,
  },
  {
    name: 'shared',
    test: id => /\/web\//.test(id) && !Object.values(ofSome).some(own => own.test(id)),
    minShareCount: 2,
    priority: 1,
  },
  ...Object.entries(ofSome).map(([name, test]) => ({ name, test, minShareCount: 2, priority: 0 })),
] satisfies Rolldown.CodeSplittingGroup[]

/** The client: one entry, a chunk for each lazy area, styles beside their chunk, and a manifest that names them all. */
export const clientConfig: InlineConfig = {
  ...shared,
  plugins: [react(), englishParts(), listModules()],
  // rxjs offers its code without the helpers that old browsers needed.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: buildPaths.client,
    emptyOutDir: true,
    manifest: 'manifest.json',
    // Nothing inline: a data: script or font would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: { 'entry-client': 'web/entry-client.tsx' }, output: { codeSplitting: { groups } } },
  },
}

/** Server rendering, with every package bundled: it starts faster and has React's production build. */
export const serverConfig: InlineConfig = {
  ...shared,
  ssr: { noExternal: true, target: 'node' },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: buildPaths.server,
    emptyOutDir: true,
    ssr: 'web/entry-server.tsx',
    minify: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'entry-server.js' } },
  },
}

const ofProduction = {
  ...serverConfig.build,
  outDir: buildPaths.dist,
  target: 'node22.13',
  ssr: true,
} satisfies InlineConfig['build']

/** Lines and names stay, for the frames that a log shows; nobody reads comments at a start. */
const readable = { minify: false, comments: false } as const

/**
 * The portal and the rendering of pages, with every package bundled: one chunk of all that a start needs, others for what it
 * does not. Chunks lie in one folder, as deep as any of `server/` (`inDist`).
 */
export const distConfig: InlineConfig = {
  ...serverConfig,
  plugins: [react(), englishParts(), leanHttp()],
  build: {
    ...ofProduction,
    rolldownOptions: {
      input: {
        serve: 'server/cli/serve.ts',
        main: 'server/serve/serve.ts',
        'entry-server': 'web/entry-server.tsx',
      },
      output: {
        ...readable,
        entryFileNames: ({ name }) => (name === 'serve' ? '[name].js' : `${inDist.code}/[name].js`),
        chunkFileNames: `${inDist.code}/[name]-[hash].js`,
        codeSplitting: {
          groups: [{ name: 'start', tags: ['$initial' as const], test: id => !id.endsWith('/server/cli/serve.ts') }],
        },
      },
    },
  },
}

/** The commands for whoever runs the portal, by themselves: a start reads nothing of them. */
export const operatingConfig: InlineConfig = {
  ...serverConfig,
  build: {
    ...ofProduction,
    emptyOutDir: false,
    rolldownOptions: {
      // Checks run on a thread of their own, which shares nothing with what a start needs.
      input: {
        portal: 'server/cli/operate.ts',
        'check-worker': 'server/content/check/check-worker.ts',
        'preview-worker': 'server/studio/preview-worker.ts',
      },
      output: {
        ...readable,
        entryFileNames: `${inDist.code}/[name].js`,
        chunkFileNames: `${inDist.code}/portal-[name]-[hash].js`,
      },
    },
  },
}

/** The gateway of sample members: a process of its own, which begins with the first preview (STUDIO-19). */
export const samplesConfig: InlineConfig = {
  ...serverConfig,
  plugins: [sampleMembers()],
  build: {
    ...ofProduction,
    emptyOutDir: false,
    rolldownOptions: {
      input: { samples: 'gateway-rest/samples.ts' },
      output: {
        ...readable,
        entryFileNames: `${inDist.code}/[name].js`,
        chunkFileNames: `${inDist.code}/samples-[name]-[hash].js`,
      },
    },
  },
}

/** The studio's client: a chunk for each screen, and the engine in a worker that is one file, whose policy lets it load no more (STUDIO-01). */
export const studioConfig: InlineConfig = {
  ...shared,
  plugins: [react(), listModules()],
  // A worker has no document, and nothing of the studio may make elements of text: packages offer code for that.
  resolve: { conditions: ['es2015', 'worker', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: buildPaths.studio,
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: { studio: studioEntry },
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial' as const] }] } },
    },
  },
}

/** GraphiQL with its editor and workers, from our own origin. */
export const graphiqlConfig: InlineConfig = {
  ...shared,
  base: '/graphiql/',
  build: {
    outDir: buildPaths.graphiql,
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: { graphiql: 'server/graphiql/main.tsx' } },
  },
  worker: { format: 'es' },
}
