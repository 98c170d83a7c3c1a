/** The usual: rendered on the server. */
export default { ssr: true }
