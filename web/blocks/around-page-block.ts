/** What blocks of a page get beside their own content. */
export interface AroundPageBlock {
  /** Phone number by program number; null where the program's details have none. */
  phones: Readonly<Record<number, string | null>>
  /** Words of the screen. */
  text: Readonly<Record<string, string>>
}
