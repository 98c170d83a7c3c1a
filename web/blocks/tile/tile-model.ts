/** What one tile shows and where it leads. */
export interface TileModel {
  id: string
  title: string
  description: string
  /** Name of an icon of web/ui. */
  icon: string
  /** Brand picture in place of the icon (TILE-14). */
  art?: 'dental'
  go: TileGo
}

/** A tile is a link, or a button that asks the service for the eBill address first (TILE-08 to TILE-11). */
export type TileGo = { kind: 'link'; target: string; newTab: boolean } | { kind: 'open-ebill' }
