import type { BrandWords, WordRow } from './brand-words.ts'

/** Which words are in sight. */
export interface Filter {
  /** Letters that stand in the words, in another language's or base's, or in the name of their place. */
  readonly sought: string
  /** Empty for all; "own" for what the brand says itself; a language for what is missing there. */
  readonly show: string
}

/** The words that a filter leaves, screens without any left out (STUDIO-14). */
export function filtered(groups: BrandWords['groups'], { sought, show }: Filter): BrandWords['groups'] {
  const letters = sought.trim().toLowerCase()
  if (letters === '' && show === '') return groups
  const isThere = (text: string | undefined) => text?.toLowerCase().includes(letters) ?? false
  const isSought = ({ text, base, where, said }: WordRow) =>
    [text, base, where].some(isThere) || [...said.values()].some(each => isThere(each.text))
  const isShown = ({ written, said }: WordRow) =>
    show === '' || (show === 'own' ? written !== undefined : said.get(show)?.how === 'missing')
  return groups
    .map(({ screen, rows }) => ({ screen, rows: rows.filter(row => isShown(row) && isSought(row)) }))
    .filter(({ rows }) => rows.length > 0)
}
