const AMERICAN_DATE = /^\d{2}\/\d{2}\/\d{4}$/

/** An example body with a member's values in the place of everything of the same name, however deep; dates stay in the example's form. */
export function filled(example: unknown, values: Readonly<Record<string, string | number | undefined>>): unknown {
  if (Array.isArray(example)) return example.map(item => filled(item, values))
  if (typeof example !== 'object' || example === null) return example
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const own = values[name]
      if (own === undefined) return [name, filled(value, values)]
      return [name, AMERICAN_DATE.test(String(value)) ? american(String(own)) : own]
    }),
  )
}

const american = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`
