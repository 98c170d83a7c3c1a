import { html } from '../../html.ts'

/** A plain page that stands in for another company's site: a heading and sentences, all escaped. */
export function page(heading: string, sentences: readonly string[]): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<title>${heading}</title></head>
<body><main><h1>${heading}</h1>
${sentences.map(sentence => html`<p>${sentence}</p>`)}
</main></body></html>
`.html
}
