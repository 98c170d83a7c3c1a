import { applyEdits, modify } from 'jsonc-parser'
import { asJsonObject } from '../../engine/json.ts'
import type { DeskContext } from './desk-context.ts'
import type { DraftStore } from './model/draft-store.ts'
import { scopeIn } from './model/scope-in.ts'
import { type Files, pathOf, sharedFolder, surfaceOf } from './model/surface.ts'

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
      const text = store.state().files.get(path) ?? '{\n  "$schema": "../../schema/generated/segments.schema.json"\n}\n'
      const way = [...(brand === sharedFolder ? [] : ['set']), 'segments', name]
      const segment = { description: `Members of ${what.replaceAll('-', ' ')} ${id}.`, of: openSet, values: [id] }
      const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }
      store.edit(`Segment ${name}`, { path, text: applyEdits(text, modify(text, way, segment, { formattingOptions })) })
      return name
    },
  }
}
