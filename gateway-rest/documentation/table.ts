import { type Html, html } from '../html.ts'

/** A table that scrolls by itself when the screen is narrow; the first cell of a row is its heading. */
export function table(caption: string, headings: readonly string[], rows: readonly (readonly Html[])[]): Html {
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${headings.map(heading => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${rows.map(row)}</tbody>
</table></div>`
}

function row([first, ...others]: readonly Html[]): Html {
  return html`<tr><th scope="row">${first ?? html``}</th>${others.map(cell => html`<td>${cell}</td>`)}</tr>`
}
