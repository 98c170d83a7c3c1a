/** A truth value of three-valued logic: true, false, or undefined for "unknown". */
export type Truth = boolean | undefined

/** False when any part is false, else unknown when any part is, else true. */
export function allOf(parts: readonly Truth[]): Truth {
  if (parts.includes(false)) return false
  return parts.includes(undefined) ? undefined : true
}

/** True when any part is true, else unknown when any part is, else false. */
export function anyOf(parts: readonly Truth[]): Truth {
  if (parts.includes(true)) return true
  return parts.includes(undefined) ? undefined : false
}

/** Unknown stays unknown. */
export function opposite(part: Truth): Truth {
  return part === undefined ? undefined : !part
}
