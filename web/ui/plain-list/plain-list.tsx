import type { HTMLAttributes } from 'react'

/** A list without bullets that stays a list to everybody: Safari drops the role where the bullets are hidden. */
export function PlainList(props: HTMLAttributes<HTMLUListElement>) {
  // biome-ignore lint/a11y/noRedundantRoles: said above
  return <ul {...props} role="list" />
}
