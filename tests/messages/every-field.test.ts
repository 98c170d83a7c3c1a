import { expect, it } from 'vitest'
import { applyEdit, type TextEdit } from '../../engine/check/edit.ts'
import { followed } from '../../engine/schema/manifest-schema.ts'
import { checkExampleWith, type WrittenField, writtenFields } from './support/example.ts'
import { misspell } from './support/misspell.ts'

const fields = writtenFields()
const range = ({ offset, length }: { offset: number; length: number }) => ({ offset, length })

/** What can be wrong with a field of any kind; undefined when that kind cannot be wrong in this way. */
const slips: { readonly [slip: string]: (field: WrittenField) => TextEdit | undefined } = {
  'a misspelled name': ({ key }) => ({ ...range(key), text: JSON.stringify(misspell(String(key.value))) }),
  'a value of another type': ({ value }) =>
    // A text cannot stand for what is neither a text nor a list of texts.
    ['boolean', 'number'].includes(value.type)
      ? { ...range(value), text: JSON.stringify(String(value.value)) }
      : value.type === 'string'
        ? { ...range(value), text: '{}' }
        : { ...range(value), text: 'true' },
  'a misspelled choice': ({ schema, value }) =>
    followed(schema).enum && value.type === 'string'
      ? { ...range(value), text: JSON.stringify(misspell(String(value.value))) }
      : undefined,
}

const same = (a: string, b: string) => {
  try {
    return JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b))
  } catch {
    return false
  }
}

/** What is said to the slip that should not be, or is not said; nothing when all is as it should be. */
function faults(field: WrittenField, edit: TextEdit): string[] {
  const { file, text, name } = field
  const wrong = applyEdit(text, edit)
  const line = text.slice(0, edit.offset).split('\n').length
  const { diagnostics } = checkExampleWith(file, wrong)
  const told = diagnostics.map(each => `${each.file}:${each.line}`)
  if (told.join() !== `${file}:${line}`)
    return [
      `${name} (${file}:${line}): ${diagnostics.map(each => `${each.file}:${each.line} ${each.found}`).join('; ')}`,
    ]
  const [mend] = diagnostics.flatMap(each => each.mend ?? [])
  const mended = mend && applyEdit(wrong, mend)
  if (mended === undefined || same(mended, text)) return []
  return checkExampleWith(file, mended).diagnostics.map(({ found }) => `${name}: mended to ${found}`)
}

it('knows the fields of the language', () => {
  expect(fields.length).toBeGreaterThan(250)
})

it.each(Object.entries(slips))(
  'one message at its line, and a mend that repairs, for every field with %s',
  (_, slip) => {
    const found = fields.flatMap(field => {
      const edit = slip(field)
      return edit ? faults(field, edit) : []
    })
    expect(found).toEqual([])
  },
)
