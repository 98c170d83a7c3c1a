import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { satisfies } from 'semver'
import { describe, expect, it } from 'vitest'
import { reached, readImports } from './imports.ts'

const top = resolve(import.meta.dirname, '../..')

interface Manifest {
  engines?: { node?: string }
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  link?: true
  dev?: true
  license?: string
  engines?: object
  hasInstallScript?: true
  optional?: true
  optionalDependencies?: Record<string, string>
}

async function readJson<Content>(...path: string[]): Promise<Content> {
  return JSON.parse(await readFile(resolve(top, ...path), 'utf8'))
}

const own = await readJson<Manifest>('package.json')
const lock = await readJson<{ packages: Record<string, Locked> }>('package-lock.json')
const locked = Object.entries(lock.packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')

/** What `npm start`, `npx portal` and the reference gateway run, and what members' browsers do. */
const programs = [
  'server/cli/start.ts',
  'server/cli/portal.ts',
  'gateway-rest/main.ts',
  'gateway-rest/cli/population.ts',
  'web/entry-client.tsx',
  'web/entry-server.tsx',
  'studio/entry.tsx',
  'studio/check/check-worker.ts',
]

/** What a package wants to be installed beside it, as Apollo Client wants rxjs. */
async function peersOf(name: string): Promise<string[]> {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = await readJson<Manifest>(
    'node_modules',
    name,
    'package.json',
  )
  return Object.keys(peerDependencies).filter(peer => !peerDependenciesMeta[peer]?.optional)
}

/** Packages of the build, which `npm start` still runs by itself, and of editors, which `npx portal language-server` is for. */
const ofTheBuild = ['vite', '@vitejs/plugin-react', 'vscode-languageserver']

/** Licences that production may have, and what only tools and tests may have besides. */
const licences = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0']
const licencesOfTools = ['CC-BY-4.0', 'MPL-2.0', 'PSF-2.0', 'Python-2.0', 'Zlib']
/** Packages that name theirs in a file alone. */
const licencesInFiles: Record<string, string> = {
  'compute-gcd': 'MIT',
  'compute-lcm': 'MIT',
  'png-js': 'MIT',
  'validate.io-function': 'MIT',
  'validate.io-integer': 'MIT',
  'validate.io-integer-array': 'MIT',
  'validate.io-number': 'MIT',
}

/** Whether a licence, or the one that can be chosen, or each of several, is on the list. */
const isListed = (licence: string, list: readonly string[]): boolean =>
  /^\(?(.*?)\)?$/
    .exec(licence)?.[1]
    ?.split(' OR ')
    .some(choice => choice.split(' AND ').every(each => list.includes(each))) === true

describe('packages', () => {
  it('[SEC-29] [S28] have licences of the list', () => {
    const licenceOf = (path: string, { license }: Locked) => license ?? licencesInFiles[nameOf(path)] ?? 'none'
    const others = locked.filter(
      ([path, entry]) => !isListed(licenceOf(path, entry), entry.dev ? [...licences, ...licencesOfTools] : licences),
    )
    expect(others.map(([path, entry]) => `${nameOf(path)}: ${licenceOf(path, entry)}`)).toEqual([])
    const named = locked.filter(([, { license }]) => license === undefined).map(([path]) => nameOf(path))
    expect(Object.keys(licencesInFiles).toSorted()).toEqual(named.toSorted())
    expect(['GPL-3.0-only', '(MIT AND GPL-3.0)', 'none'].filter(licence => isListed(licence, licences))).toEqual([])
  })

  it('[SEC-29] [S28] come from the registry alone, each with its hash: no git, no file, no address', () => {
    const strange = locked.filter(([, { version = '', integrity, link }]) => {
      return link === true || !/^\d+\.\d+\.\d+/.test(version) || !/^sha512-/.test(integrity ?? '')
    })
    expect(strange.map(([path]) => path)).toEqual([])
    const asked = Object.entries({ ...own.dependencies, ...own.devDependencies })
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
  })

  it('[SEC-29] of production are those that its code imports, those that they want beside them, and no others', async () => {
    const imports = await readImports(top, [
      'schema',
      'engine',
      'gateway-content',
      'gateway-graph',
      'gateway-rest',
      'server',
      'studio',
      'web',
    ])
    const files = new Set(imports.map(({ from }) => from))
    expect(programs.filter(file => !files.has(file))).toEqual([])
    const packages = [...reached(programs, imports)]
      .filter(
        name =>
          !/^node:|^(schema|engine|gateway-content|gateway-graph|gateway-rest|server|studio|web|manifests)\//.test(
            name,
          ),
      )
      .map(name => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
    const imported = packages.filter(name => !ofTheBuild.includes(name))
    const wanted = new Set([...imported, ...(await Promise.all(imported.map(peersOf))).flat()])
    expect(Object.keys(own.dependencies)).toEqual([...wanted].toSorted())
  })

  it('work on the Node that the project brings', async () => {
    const node = own.devDependencies.node ?? own.dependencies.node ?? ''
    const checked = await Promise.all(
      locked
        .filter(([, { optional }]) => !optional)
        .map(async ([path, { version }]) => {
          const { engines } = await readJson<Manifest>(path, 'package.json')
          return {
            wants: `${nameOf(path)} ${version} wants Node ${engines?.node}`,
            works: satisfies(node, engines?.node ?? '*'),
          }
        }),
    )
    expect(checked.filter(({ works }) => !works).map(({ wants }) => wants)).toEqual([])
  })

  it('[SEC-29] are locked without a registry and without a Node for npm to compare with its own: `npm run lock` sees to it', () => {
    expect(locked.filter(([, { resolved, engines }]) => resolved ?? engines).map(([path]) => path)).toEqual([])
  })

  it('are locked for every platform', () => {
    const missing = locked.flatMap(([, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(name => !locked.some(([path]) => nameOf(path) === name)),
    )
    expect(missing).toEqual([])
  })

  it('[SEC-29] run a script when installed only where that was decided on', () => {
    const withScript = new Set(
      locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)),
    )
    expect(Object.keys(own.allowScripts).toSorted()).toEqual([...withScript].toSorted())
  })
})
