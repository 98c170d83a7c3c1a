/** The usual; compression is on by itself. */
export default { turbopack: { root: import.meta.dirname } }
