import { readFile } from 'node:fs/promises'

interface Category {
  id: string
  label: string
  place: number
}

/** The sort order of categories as a typed constant: path below the repository's top to file text. */
export async function generateCategories(): Promise<Map<string, string>> {
  const { categories } = JSON.parse(await readFile(new URL('../categories.json', import.meta.url), 'utf8')) as {
    categories: Category[]
  }
  const text = [
    '// Generated from schema/categories.json by `npm run generate`. Do not edit.',
    '',
    '/** Categories in sort order: by place, and by the order of the list where a place is shared. */',
    'export const categories = [',
    ...categories
      .toSorted((a, b) => a.place - b.place)
      .map(({ id, label, place }) => `  { id: '${id}', label: '${label}', place: ${place} },`),
    '] as const',
    "export type CategoryId = (typeof categories)[number]['id']",
    '',
  ].join('\n')
  return new Map([['schema/generated/categories.ts', text]])
}
