import type { ManifestFile } from '../../../engine/check/parse-folders.ts'

const folderOf = ({ path }: ManifestFile) => path.split('/').at(-2) ?? ''

/** Files of base and of as many brands as wanted: the shipped ones again and again, each under a name of its own. */
export function manyBrands(files: readonly ManifestFile[], count: number): ManifestFile[] {
  const base = files.filter(file => folderOf(file) === 'base')
  const own = Map.groupBy(
    files.filter(file => folderOf(file) !== 'base'),
    folderOf,
  )
  const shipped = [...own]
  const copies = Array.from({ length: count }, (_, index) => {
    const [folder = '', its = []] = shipped[index % shipped.length] ?? []
    return index < shipped.length ? its : its.map(file => renamed(file, folder, index))
  })
  return [...base, ...copies.flat()]
}

function renamed({ path, text }: ManifestFile, folder: string, index: number): ManifestFile {
  const name = `${folder}-${index}`
  return {
    path: path.replace(`/${folder}/`, `/${name}/`),
    text: path.endsWith('/brand.json')
      ? text
          .replace(/"id": "[^"]+"/, `"id": "${name}"`)
          .replace(/"domainId": \d+/, `"domainId": ${1000 + index}`)
          .replace(/"hosts": \["[^"]+"\]/, `"hosts": ["${name}.localhost"]`)
      : text,
  }
}
