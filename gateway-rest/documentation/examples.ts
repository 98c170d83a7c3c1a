import type { GatewayDocument, MediaType } from '../../schema/generate/gateway-document.ts'
import { type Html, html } from '../html.ts'

/** The examples of a body or an answer, each with the sentence that says what it shows. */
export function examples(document: GatewayDocument, media: MediaType): readonly Html[] {
  return Object.values(media.examples ?? {}).map(given => {
    const name = '$ref' in given ? (given.$ref.split('/').pop() ?? '') : ''
    const example = '$ref' in given ? document.components.examples[name] : given
    if (example === undefined) throw new Error(`gateway.openapi.json: there is no example ${name}`)
    const text = typeof example.value === 'string' ? example.value : JSON.stringify(example.value, null, 2)
    return html`<figure><figcaption>Example: ${example.summary}</figcaption>
<pre tabindex="0"><code>${text}</code></pre></figure>`
  })
}
