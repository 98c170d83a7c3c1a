import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { buildPaths, top } from './build-paths.ts'
import type { Build } from './once-per-source.ts'

/** The part of a CycloneDX document that is read and changed. */
interface Bill {
  metadata: { component: { name: string; 'bom-ref': string } }
  components: { 'bom-ref': string; properties: { name: string }[] }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/**
 * What production is made of: every package with version, hash and licence, as a CycloneDX document that npm makes of the
 * lock file alone, without asking a registry (SEC-29).
 */
export const billOfMaterials: Build = {
  name: 'the bill of materials',
  stamp: resolve(dirname(buildPaths.bill), 'bill-of-materials.stamp.json'),
  sources: ['package.json', 'package-lock.json', 'server/build/bill-of-materials.ts'],
  run: async () => {
    const { name } = JSON.parse(await readFile(resolve(top, 'package.json'), 'utf8')) as { name: string }
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--include', 'dev', '--package-lock-only', '--offline']
    const { stdout } = await promisify(execFile)('npm', args, { cwd: top, maxBuffer: 64 * 1024 * 1024 })
    const all = JSON.parse(stdout) as Bill
    const bill = ofProduction(all, await productionPackages())
    // npm takes the folder's name.
    bill.metadata.component.name = name
    await mkdir(dirname(buildPaths.bill), { recursive: true })
    await writeFile(buildPaths.bill, `${JSON.stringify(bill, null, 2)}\n`)
  },
}

/** Without tools. npm would leave them out itself, as it does with NODE_ENV=production, but with them what both need. */
function ofProduction(bill: Bill, production: ReadonlySet<string>): Bill {
  const isMark = ({ name }: { name: string }) => name === 'cdx:npm:package:development'
  const components = bill.components
    .filter(component => !component.properties.some(isMark) || production.has(component['bom-ref']))
    .map(component => ({ ...component, properties: component.properties.filter(one => !isMark(one)) }))
  const kept = new Set([bill.metadata.component['bom-ref'], ...components.map(component => component['bom-ref'])])
  const dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(each => kept.has(each)) }))
  return { ...bill, components, dependencies }
}

/**
 * What is installed without tools, as name@version. npm names a package once that is there twice in one version, and may
 * take it for a tool's alone.
 */
async function productionPackages(): Promise<ReadonlySet<string>> {
  const lock = JSON.parse(await readFile(resolve(top, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { version?: string; dev?: boolean }>>
  }
  const entries = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && dev !== true)
  return new Set(entries.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`))
}
