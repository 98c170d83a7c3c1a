import { fill } from '../format/fill.ts'

/** Looks up a screen's own words, with their placeholders filled; a word that the manifest lacks is left out. */
export const sayFrom =
  (text: Readonly<Record<string, string>>) =>
  (key: string, values: Record<string, string | number> = {}): string =>
    fill(text[key] ?? '', values)
