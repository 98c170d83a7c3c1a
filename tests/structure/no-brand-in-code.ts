import { glob, readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** A place where code names what only a manifest may name. */
export interface BrandLiteral {
  file: string
  line: number
  found: string
  kind: 'brand name' | 'domain id' | 'group id' | 'program id' | 'host' | 'brand folder'
}

const top = resolve(import.meta.dirname, '../..')
const rooms = '{engine,gateway-content,gateway-graph,server,studio,web}/**/*.{ts,tsx,css}'
/** What the reference gateway knows of brands by domain id; it knows nothing of the folders of manifests. */
const seed = 'gateway-rest/seed/**/*.ts'
/** Tests and what supports them, which rooms.ts keeps out of all other code, and what is generated from schema/. */
const isExempt = (file: string) => /\.test\.tsx?$|\/testing\/|\/fixture\.ts$|\/generated\//.test(file)

/** What the shipped manifests say that code must not: read from them, so that a new brand is watched at once. */
export interface BrandKnowledge {
  names: string[]
  hosts: string[]
  groupIds: string[]
  /** Names of the folders of manifests. */
  folders: string[]
}

export async function readBrandKnowledge(manifests = resolve(top, 'manifests')): Promise<BrandKnowledge> {
  const knowledge: BrandKnowledge = { names: [], hosts: [], groupIds: [], folders: [] }
  for await (const file of glob('*/{brand,segments}.json', { cwd: manifests })) {
    const text = await readFile(resolve(manifests, file), 'utf8')
    if (file.endsWith('brand.json') && !file.startsWith('base')) knowledge.folders.push(dirname(file))
    const strings = [...text.matchAll(/"(name|legalName)"\s*:\s*"([^"]+)"/g)].map(match => match[2] ?? '')
    knowledge.names.push(...strings.filter(name => name.length > 3))
    knowledge.hosts.push(...[...text.matchAll(/"([a-z-]+\.localhost)"/g)].map(match => match[1] ?? ''))
    knowledge.groupIds.push(...[...text.matchAll(/"(\d{6,})"/g)].map(match => match[1] ?? ''))
  }
  return knowledge
}

/** Brand knowledge in one source text: names, hosts and group ids of the manifests, and ids compared with numbers. */
export function findBrandLiterals(file: string, source: string, knowledge: BrandKnowledge): BrandLiteral[] {
  const found: BrandLiteral[] = []
  source.split('\n').forEach((text, index) => {
    const code = text.replace(/^\s*(\*|\/\/|\/\*).*$/, '')
    const report = (kind: BrandLiteral['kind'], what: string) =>
      found.push({ file, line: index + 1, found: what, kind })
    for (const name of knowledge.names) if (code.includes(name)) report('brand name', name)
    for (const host of knowledge.hosts) if (code.includes(host)) report('host', host)
    for (const group of knowledge.groupIds) if (code.includes(group)) report('group id', group)
    for (const folder of knowledge.folders)
      if (new RegExp(`\\b${folder}\\.example\\b|\\.example/${folder}\\b`).test(code)) report('brand folder', folder)
    const domain = /domainId\s*(?:===?|!==?|:|=)\s*['"]?(\d+)/.exec(code)
    if (domain) report('domain id', domain[0])
    const program = /program(?:Id|s?\.id)?\s*(?:===?|!==?)\s*['"]?(-?\d+)/i.exec(code)
    if (program) report('program id', program[0])
  })
  return found
}

/** Every brand literal in the code of the rooms that must know no brand (SCOPE-08). */
export async function findAllBrandLiterals(): Promise<BrandLiteral[]> {
  const knowledge = await readBrandKnowledge()
  const found: BrandLiteral[] = []
  for await (const file of glob(rooms, { cwd: top })) {
    if (isExempt(file)) continue
    found.push(...findBrandLiterals(file, await readFile(resolve(top, file), 'utf8'), knowledge))
  }
  for await (const file of glob(seed, { cwd: top })) {
    const literals = findBrandLiterals(file, await readFile(resolve(top, file), 'utf8'), knowledge)
    found.push(...literals.filter(({ kind }) => kind === 'brand folder'))
  }
  return found
}
