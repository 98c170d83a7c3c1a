/** What blocks of a page get beside their own content. */
export interface AroundPageBlock {
  /** Details of the programs whose phone numbers blocks give; a program that the member has not is left out. */
  details: readonly { id: number; phoneNumber: string | null }[]
  /** The member's programs that blocks are about. */
  programs: readonly { id: number; name: string; description: string; url: string | null }[]
  /** Address of the plan's Outline of Coverage. */
  outlineOfCoverage: string | null
  /** The member's provider networks. */
  networkNames: readonly string[]
  /** Words of the screen. */
  text: Readonly<Record<string, string>>
}
