import { type Nested, nestPrograms } from './nest-programs.ts'

interface Listed {
  id: number
  categories: readonly string[]
  childResourceIds: readonly number[]
}

export interface ProgramGroup<Program> {
  category: string
  programs: Nested<Program>[]
}

/**
 * Programs under each of their categories (PROGRAM-05). The service gives programs by displayOrder, so categories and
 * the programs of each follow it; programs without a category come last, under `other`.
 */
export function groupPrograms<Program extends Listed>(
  programs: readonly Program[],
  other: string,
): ProgramGroup<Program>[] {
  const groups = new Map<string, Nested<Program>[]>()
  const without: Nested<Program>[] = []
  for (const nested of nestPrograms(programs)) {
    const categories = new Set(nested.program.categories)
    if (categories.size === 0) without.push(nested)
    for (const category of categories) groups.set(category, [...(groups.get(category) ?? []), nested])
  }
  if (without.length > 0) groups.set(other, [...(groups.get(other) ?? []), ...without])
  return [...groups].map(([category, listed]) => ({ category, programs: listed }))
}
