import type { Schema } from 'hast-util-sanitize'

/** The Markdown subset of manifests as HTML: nothing else leaves `toRichText`. */
export const allowed: Schema = {
  tagNames: ['p', 'br', 'em', 'strong', 'a', 'ul', 'ol', 'li'],
  attributes: { a: ['href', 'title'], ol: ['start'] },
  protocols: { href: ['https', 'tel', 'mailto'] },
  strip: ['script', 'style'],
}
