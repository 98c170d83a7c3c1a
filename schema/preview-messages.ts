/**
 * What the studio and a preview in its frame say to each other, by `postMessage` (STUDIO-20, STUDIO-21). Whatever the studio asks
 * has a number, and is answered by `done` with the same one: what is not answered within a while cannot be drawn.
 */
export type ToPreview = { readonly id: number } & (
  | /** Show what is there now, keeping the place; with another right, or somewhere else. */ {
      readonly kind: 'show'
      readonly grant?: string
      readonly path?: string
    }
  | /** Bring an item into sight. */ { readonly kind: 'reveal'; readonly item: string }
  | /** Whether a click picks an item or does what it does for members. */ {
      readonly kind: 'point'
      readonly on: boolean
    }
  | /** The size of text, in percent of what the reader's browser has. */ {
      readonly kind: 'text'
      readonly percent: number
    }
  | /** Open something on the page, by its name there; the menu of a phone; or the dialog before a session ends. */ {
      readonly kind: 'open'
      readonly what: { readonly name: string } | 'phone-menu' | 'session-end'
    }
  | /** Have axe look at the page. */ { readonly kind: 'inspect' }
  | /** Scroll, as another preview beside it did. */ { readonly kind: 'scroll'; readonly top: number }
)

/** Something that keeps somebody from using a page, as axe found it. */
export interface AxeFinding {
  readonly rule: string
  /** What has to be so, in a sentence. */
  readonly help: string
  /** Elements that are not so, as selectors: the first few. */
  readonly places: readonly string[]
}

/**
 * Why there is no page: what would be shown has mistakes; nobody is as the member is described; it cannot be drawn just now; the right
 * to look has ended.
 */
export type NoPage = 'mistaken' | 'nobody' | 'broken' | 'over'

/** What a preview says. */
export type FromPreview =
  /** A page is there, with the items in it, or why there is none: mistakes are told in the words of `portal check`. */
  | {
      readonly kind: 'page'
      readonly path: string
      readonly title: string
      readonly items: readonly string[]
      /** Names of what can be opened on it. */
      readonly opens: readonly string[]
      /** Whether it was loaded, and knows nothing of what the one before it was asked. */
      readonly begins?: true
      readonly why?: NoPage
      readonly mistakes?: readonly string[]
    }
  /** What was asked was done, or not; `drawn` where it was to show what is there now, `loads` where a page comes that shows it. */
  | {
      readonly kind: 'done'
      readonly id: number
      readonly ok: boolean
      readonly drawn?: true
      readonly loads?: true
      readonly why?: NoPage
      readonly mistakes?: readonly string[]
    }
  /** What axe found on the page that is there; null where it could not look. */
  | { readonly kind: 'inspected'; readonly path: string; readonly findings: readonly AxeFinding[] | null }
  /** Somebody clicked an item. */
  | { readonly kind: 'picked'; readonly item: string }
  /** A form or a link that leads out of the preview did nothing. */
  | { readonly kind: 'refused'; readonly what: 'form' | 'link' }
  | { readonly kind: 'scrolled'; readonly top: number }
