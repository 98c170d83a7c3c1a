import type { HTMLAttributes } from 'react'

/** A list without bullets that keeps its role: Safari drops it where the bullets are hidden. */
export function PlainList(props: HTMLAttributes<HTMLUListElement>) {
  // biome-ignore lint/a11y/noRedundantRoles: said above
  return <ul {...props} role="list" />
}
