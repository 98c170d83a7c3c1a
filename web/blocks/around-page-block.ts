/** What blocks of a page get beside their own content. */
export interface AroundPageBlock {
  /** Phone number by program number; null where the program's details have none. */
  phones: Readonly<Record<number, string | null>>
  /** The member's programs that blocks are about. */
  programs: readonly { id: number; name: string; description: string; url: string | null }[]
  /** Address of the plan's Outline of Coverage. */
  outlineOfCoverage: string | null
  /** The member's provider networks. */
  networkNames: readonly string[]
  /** Words of the screen. */
  text: Readonly<Record<string, string>>
}
