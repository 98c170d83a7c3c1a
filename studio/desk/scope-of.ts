import { applyEdits, modify } from 'jsonc-parser'
import type { ConditionScope } from '../../engine/conditions/condition-scope.ts'
import type { DeskContext } from './desk-context.ts'
import type { DraftStore } from './model/draft-store.ts'
import { type Files, pathOf, sharedFolder, surfaceOf } from './model/surface.ts'

/** What forms of a brand choose from, read from the draft's own files. */
export function scopeOf(files: Files, brand: string, store: DraftStore): DeskContext {
  const { conditions = {} } = surfaceOf(files, brand, 'conditions')
  const { segments = {} } = surfaceOf(files, brand, 'segments')
  const { routes } = surfaceOf(files, brand, 'routes') as { routes?: { path?: unknown }[] }
  const paths = (routes ?? []).flatMap(({ path }) => (typeof path === 'string' && !path.includes(':') ? [path] : []))
  return {
    scope: { conditions, segments } as unknown as ConditionScope,
    paths,
    addGroup(number, description) {
      const name = `group-${number}`
      const path = pathOf(brand, 'segments')
      const text = store.state().files.get(path) ?? '{\n  "$schema": "../../schema/generated/segments.schema.json"\n}\n'
      const way = [...(brand === sharedFolder ? [] : ['set']), 'segments', name]
      const segment = { description, of: 'groupId', values: [number] }
      const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }
      store.edit(`Group ${number}`, { path, text: applyEdits(text, modify(text, way, segment, { formattingOptions })) })
      return name
    },
  }
}
