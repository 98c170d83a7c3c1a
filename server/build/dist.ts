import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import clientTexts from '../../web/generated/known-documents.json' with { type: 'json' }
import { buildPaths, inDist, top } from './build-paths.ts'
import { studioBuild, webBuild } from './builds.ts'
import type { About } from './entry-assets.ts'
import { readStudioAssets } from './load-studio.ts'
import { readAssets } from './load-web.ts'
import { type Build, oncePerSource } from './once-per-source.ts'

/** `dist/`: all that production runs, besides manifests and settings (OPS-01). */
export const distBuild: Build = {
  name: 'dist',
  stamp: buildPaths.distStamp,
  sources: [
    ...webBuild.sources,
    ...studioBuild.sources,
    'gateway-{content,graph}/**/*.{ts,graphql}',
    'gateway-rest/**/*.{ts,svg}',
    'server/**/*.ts',
    'manifests/**/*',
    'package.json',
  ],
  run: async () => {
    await oncePerSource(webBuild)
    await oncePerSource(studioBuild)
    await rm(buildPaths.dist, { recursive: true, force: true })
    await bundle()
    const put = (name: string, text: string) => writeFile(join(buildPaths.dist, name), text)
    await put('portal.js', `#!/usr/bin/env node\nimport './${inDist.code}/portal.js'\n`)
    await put(inDist.graph, await graphText())
    await cp(resolve(buildPaths.client, 'assets'), join(buildPaths.dist, inDist.client, 'assets'), { recursive: true })
    await cp(resolve(buildPaths.studio, 'assets'), join(buildPaths.dist, inDist.studio, 'assets'), { recursive: true })
    await copySchemas()
    const about: About = {
      build: await digestOf(buildPaths.dist),
      assets: await readAssets(),
      studio: await readStudioAssets(),
    }
    await put(inDist.about, JSON.stringify(about))
    await warmUp()
  },
}

async function bundle(): Promise<void> {
  const [{ build }, { distConfig, operatingConfig, samplesConfig }] = await Promise.all([
    import('vite'),
    import('./vite-config.ts'),
  ])
  await build(distConfig)
  await build(operatingConfig)
  await build(samplesConfig)
}

/** The graph's schema, held against its resolvers and the client's documents: a start does not do so again. */
async function graphText(): Promise<string> {
  const [{ buildSchema, schemaText }, { prepareKnownDocuments }] = await Promise.all([
    import('../../gateway-graph/build-schema.ts'),
    import('../../gateway-graph/execution/runnable.ts'),
  ])
  prepareKnownDocuments(buildSchema(), clientTexts)
  return schemaText()
}

/** As `npm run serve` runs it: what a Node compiles depends on its flags, and goes into the cache of `dist/` and no other. */
async function warmUp(): Promise<void> {
  const { scripts } = JSON.parse(await readFile(resolve(top, 'package.json'), 'utf8')) as { scripts: { serve: string } }
  const [, ...words] = scripts.serve.split(' ')
  const { NODE_COMPILE_CACHE: _others, ...env } = process.env
  await promisify(execFile)(process.execPath, [...words, '--warm-up'], { cwd: top, env })
}

async function copySchemas(): Promise<void> {
  const to = join(buildPaths.dist, inDist.schemas)
  await mkdir(to, { recursive: true })
  for await (const file of glob('schema/generated/*.schema.json', { cwd: top }))
    await writeFile(join(to, basename(file)), await readFile(resolve(top, file)))
}

/** A few letters that change with anything in a folder. */
async function digestOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  for (const path of paths.toSorted()) hash.update(`${path}\0`).update(await readFile(join(folder, path)))
  return hash.digest('hex').slice(0, 12)
}
