import { asJsonObject } from '../../engine/json.ts'
import type { DeskContext } from './desk-context.ts'
import type { DraftStore } from './model/draft-store.ts'
import { emptyFile } from './model/item-edits.ts'
import { scopeIn } from './model/scope-in.ts'
import { type Files, pathOf, sharedFolder, surfaceOf } from './model/surface.ts'
import { withValue } from './model/text-edit.ts'

/** What forms of a brand choose from, read from the draft's own files. */
export function scopeOf(
  files: Files,
  brand: string,
  store: DraftStore,
): Pick<DeskContext, 'scope' | 'words' | 'addGroup'> {
  return {
    words: asJsonObject(surfaceOf(files, brand, 'text').common) as unknown as DeskContext['words'],
    scope: scopeIn(files, brand),
    addGroup(openSet, id) {
      const { segments } = scopeIn(store.state().files, brand)
      const known = Object.keys(segments).find(
        name => segments[name]?.of === openSet && segments[name].values.join() === id,
      )
      if (known !== undefined) return known
      const what = openSet.replace(/Id$/, '').replaceAll(/[A-Z]/g, sign => `-${sign.toLowerCase()}`)
      const name = `${what}-${id}`
      const path = pathOf(brand, 'segments')
      const way = [...(brand === sharedFolder ? [] : ['set']), 'segments', name]
      const segment = { description: `Members of ${what.replaceAll('-', ' ')} ${id}.`, of: openSet, values: [id] }
      store.edit(`Segment ${name}`, files => {
        const text = files.get(path) ?? emptyFile('segments')
        return { path, text: withValue(text, way, segment) }
      })
      return name
    },
  }
}
