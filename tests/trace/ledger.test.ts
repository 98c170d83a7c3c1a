import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ledgerDifferences, readLedger } from './ledger.ts'

const markdown = (...rows: string[]) =>
  ['# Ledger', '', '| ID | Requirement | V |', '|---|---|---|', ...rows].join('\n')

describe('readLedger', () => {
  it('reads id, text and verification of each row, bars within code included', () => {
    expect(
      readLedger(markdown('| MENU-01 | Home leads to `/home`. | U |', '| CALL-37 | `claims/{a\\|b}` | I |')),
    ).toEqual([
      { id: 'MENU-01', text: 'Home leads to `/home`.', verification: 'U' },
      { id: 'CALL-37', text: '`claims/{a\\|b}`', verification: 'I' },
    ])
  })

  it('reads every row of the ledger, each once', async () => {
    const text = await readFile(resolve(import.meta.dirname, 'requirements.md'), 'utf8')
    const ids = readLedger(text).map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    expect(ids).toEqual(text.split('\n').flatMap(line => /^\| ([A-Z]+-\d+) \|/.exec(line)?.[1] ?? []))
  })
})

describe('ledgerDifferences', () => {
  it('names what is new, what says something else and what is gone', () => {
    const ours = readLedger(markdown('| MENU-01 | One. | U |', '| MENU-02 | Two. | U |', '| MENU-03 | Three. | U |'))
    const theirs = readLedger(markdown('| MENU-01 | One. | U |', '| MENU-02 | Two. | E |', '| MENU-04 | Four. | M |'))
    expect(ledgerDifferences(ours, ours)).toEqual([])
    expect(ledgerDifferences(ours, theirs)).toEqual([
      'MENU-02 now says: Two. (E)',
      'MENU-04 is new: Four. (M)',
      'MENU-03 is gone',
    ])
  })
})
