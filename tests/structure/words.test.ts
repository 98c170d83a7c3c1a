import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import text from '../../manifests/base/text.json' with { type: 'json' }
import { unusedWords } from './words.ts'

const top = resolve(import.meta.dirname, '../..')
const { $schema: _schema, ...sections } = text

it('text.json has no words that no screen shows', async () => {
  expect(await unusedWords(top, sections)).toEqual([])
})

it('words that nobody shows are named, also where other screens show words by that key', async () => {
  const { claims, common, shell, 'id-card': idCard } = sections
  const more = {
    ...sections,
    claims: { ...claims, mendedDates: 'Correct the dates', wayOn: 'What next' },
    common: { ...common, heading: 'Welcome' },
    shell: { ...shell, emptyHint: 'Nothing' },
    'id-card': { ...idCard, charged: 'Charged' },
  }
  const unused = ['common.heading', 'shell.emptyHint', 'claims.mendedDates', 'claims.wayOn', 'id-card.charged']
  expect(await unusedWords(top, more)).toEqual(unused)
})
