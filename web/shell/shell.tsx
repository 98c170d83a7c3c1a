import type { ReactNode } from 'react'

/** Everything around a screen. */
export function Shell({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}
