import { isJsonObject, stringOrUndefined } from '../../../engine/json.ts'
import type { DeskQuery } from '../../generated/desk.ts'
import { type Files, rootOf, sharedFolder } from './surface.ts'

/** A folder of manifests that can be chosen in a draft. */
export interface Folder {
  readonly key: string
  readonly name: string
  readonly mayEdit: boolean
  /** Whether the draft begins the brand: nobody is served it yet (STUDIO-15). */
  readonly isNew: boolean
}

type Viewed = Pick<DeskQuery, 'brands' | 'viewer'>

/** Whether somebody may edit every brand, and so what brands share; only they begin brands. */
export const mayEditAll = ({ viewer }: Viewed): boolean =>
  viewer.grants.some(({ role, brand }) => brand === null && role !== 'VIEWER')

/** The brands that the viewer sees, those that the draft begins, and last what all of them share. */
export function foldersOf(files: Files, data: Viewed): [Folder, ...Folder[]] {
  const served = data.brands.map(({ key, name, roles }) => ({
    ...{ key, name, mayEdit: roles.includes('EDITOR'), isNew: false },
  }))
  const known = new Set([sharedFolder, ...served.map(({ key }) => key)])
  const begun = [...files.keys()].flatMap(path => {
    const [key = '', file] = path.split('/')
    if (file !== 'brand.json' || known.has(key)) return []
    const { set } = rootOf(files, path)
    const name = isJsonObject(set) ? stringOrUndefined(set.name) : undefined
    return [{ key, name: `${name ?? key} (new)`, mayEdit: mayEditAll(data), isNew: true }]
  })
  const shared = { key: sharedFolder, name: 'All brands (base)', mayEdit: mayEditAll(data), isNew: false }
  const [first = shared, ...others] = [...served, ...begun]
  return first === shared ? [shared] : [first, ...others, shared]
}
