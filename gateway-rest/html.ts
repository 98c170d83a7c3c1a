import escapeHtml from 'escape-html'

/** HTML that is safe to send as it is. */
export interface Html {
  readonly html: string
}

type Hole = string | number | Html | readonly Html[]

function fill(hole: Hole): string {
  if (typeof hole === 'string' || typeof hole === 'number') return escapeHtml(String(hole))
  return 'html' in hole ? hole.html : hole.map(fill).join('\n')
}

/** A template whose holes are escaped unless they are HTML already; lists of HTML are joined by line breaks. */
export function html(parts: TemplateStringsArray, ...holes: readonly Hole[]): Html {
  return { html: parts.map((part, index) => part + fill(holes[index] ?? '')).join('') }
}

/** Empty HTML. */
export const noHtml: Html = { html: '' }
