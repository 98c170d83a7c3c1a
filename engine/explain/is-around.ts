import type { Part } from '../parts/manifest-parts.ts'

/** Whether one part holds another. */
export const isAround = (outer: Part, inner: Part) =>
  outer.surface === inner.surface &&
  outer.path.length < inner.path.length &&
  outer.path.every((step, place) => step === inner.path[place])
