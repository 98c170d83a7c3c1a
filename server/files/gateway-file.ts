/** A file that the REST gateway makes for a member. */
export interface GatewayFile {
  /** Path of the call below the brand's base path, and its parameters. */
  readonly call: string
  readonly query: Readonly<Record<string, string | undefined>>
  /** The one kind of file that is taken for an answer. */
  readonly mediaType: 'application/pdf'
  /** What it is called when it is saved: nothing that has to be escaped. */
  readonly name: string
}
