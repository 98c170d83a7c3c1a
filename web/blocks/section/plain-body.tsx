import type { RichText as Tree } from '../../../engine/view.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'

/** A body as its schema has it: plain words as a paragraph, or rich text. */
export function PlainBody({ body, className }: { body: Tree | string; className: string | undefined }) {
  if (typeof body === 'string') return <p className={className}>{body}</p>
  return (
    <div className={className}>
      <RichText tree={body} />
    </div>
  )
}
