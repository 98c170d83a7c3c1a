import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Link } from '../../ui/link/link.tsx'
import type { TileGo } from './tile-model.ts'

/** The tile's one way on: a link, or the button that has eBill opened by Home's action (TILE-01 to TILE-11). */
export function TileAction({ go, children }: { go: TileGo; children: ReactNode }) {
  if (go.kind === 'link') {
    return (
      <Link target={go.target} newTab={go.newTab}>
        {children}
      </Link>
    )
  }
  return (
    <Form method="post">
      <button type="submit" name="intent" value={go.kind}>
        {children}
      </button>
    </Form>
  )
}
