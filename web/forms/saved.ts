/** Answer of an action that stored what was sent; each answer is an object of its own, so that each is told once. */
export interface Saved {
  saved: true
}
