interface Listed extends Nestable {
  categories: readonly string[]
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

interface Nestable {
  number: number
  children: readonly { number: number }[]
}

/** A program with the programs that show within it. */
interface Nested<Program> {
  program: Program
  parts: Program[]
}

/**
 * Programs in their order, each once: one that another lists as its child shows within that one (PROGRAM-06). Programs
 * that list each other in a circle have no parent, so the first of them becomes it.
 */
export function nestPrograms<Program extends Nestable>(programs: readonly Program[]): Nested<Program>[] {
  const byNumber = new Map(programs.map(program => [program.number, program]))
  const placed = new Set<number>()
  const within = ({ number, children }: Program): Program[] => {
    placed.add(number)
    return children.flatMap(one => {
      const child = byNumber.get(one.number)
      return child && !placed.has(one.number) ? [child, ...within(child)] : []
    })
  }
  const children = new Set(
    programs.flatMap(({ number, children }) => children.map(child => child.number).filter(child => child !== number)),
  )
  const tops = new Map<number, Program[]>()
  for (const first of [programs.filter(({ number }) => !children.has(number)), programs]) {
    for (const program of first) if (!placed.has(program.number)) tops.set(program.number, within(program))
  }
  return programs.flatMap(program => {
    const parts = tops.get(program.number)
    return parts ? [{ program, parts }] : []
  })
}
