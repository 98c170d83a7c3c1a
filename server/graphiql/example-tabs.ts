/** Texts of gateway-graph's example documents, put in by the build. */
const examples: Record<string, string> = import.meta.glob('../../gateway-graph/examples/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** One tab for each example document, in the order of their names. */
export const exampleTabs: { query: string }[] = Object.keys(examples)
  .sort()
  .map(name => ({ query: examples[name] ?? '' }))
