import type { Manifest } from '../../../schema/generated/manifests.ts'
import { isJsonObject, type Path } from '../../json.ts'
import type { Mistake } from '../../overlay/mistake.ts'
import { schemaOf, walkAnnotated } from '../../schema/manifest-schema.ts'
import { about } from './about.ts'
import type { Rule } from './rule.ts'

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** Every row of a table has a cell for each column, in every form that variants give the table (CHECK-26). */
export const wholeTables: Rule = ({ manifest, report }) => {
  for (const { path, mistake } of unevenRows(manifest)) report('pages', path, mistake)
}

const unevenRows = about(['pages'], ({ pages }: Pick<Manifest, 'pages'>) => {
  const uneven: { path: Path; mistake: Mistake }[] = []
  walkAnnotated(pages, schemaOf('Pages'), (value, _schema, path) => {
    if (!isJsonObject(value) || value.block !== 'table') return
    const variants = isList(value.variants) ? value.variants.filter(isJsonObject) : []
    const forms = [
      { own: value, at: path },
      ...variants.map((own, index) => ({ own, at: [...path, 'variants', index] })),
    ]
    for (const { own, at } of forms) {
      if (own.columns === undefined && own.rows === undefined) continue
      const columns = isList(own.columns ?? value.columns) ? (own.columns ?? value.columns) : []
      const rows = own.rows === undefined ? { list: value.rows, at: path } : { list: own.rows, at }
      const wanted = isList(columns) ? columns.length : 0
      for (const [index, row] of (isList(rows.list) ? rows.list : []).entries()) {
        if (!isJsonObject(row)) continue
        const shapes = [
          { cells: row.cells, to: ['cells'] },
          ...(isList(row.variants) ? row.variants.filter(isJsonObject) : []).map((variant, place) => ({
            cells: variant.cells,
            to: ['variants', place, 'cells'],
          })),
        ]
        for (const { cells, to } of shapes)
          if (isList(cells) && cells.length !== wanted)
            uneven.push({
              path: [...rows.at, 'rows', index, ...to],
              mistake: {
                found: `${cells.length} cells`,
                expected: `${wanted}, one for each column`,
                hint: cells.length < wanted ? 'a cell more' : 'a cell less, or a column more',
              },
            })
      }
    }
  })
  return uneven
})
