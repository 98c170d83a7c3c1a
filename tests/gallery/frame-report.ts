/** What axe found: a rule, what to do about it, and the elements that break it. */
interface Finding {
  rule: string
  help: string
  helpUrl: string
  elements: readonly string[]
}

/** What the frame tells the gallery around it, and keeps as `window.report`. */
export interface FrameReport {
  /** All stories that there are. */
  stories: readonly { id: string; title: string }[]
  /** The one that is drawn. */
  story: string
  /** The brand and scheme that it is drawn in, as the frame's query. */
  query: string
  /** Not yet known while axe is looking. */
  findings?: readonly Finding[]
  /** Why the story could not be drawn. */
  error?: string
}
