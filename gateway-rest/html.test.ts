import { expect, it } from 'vitest'
import { html } from './html.ts'

it('escapes what is filled in, once, in text and in attributes', () => {
  const name = `<b>"Tom" & 'Eve'</b>`
  const inner = html`<td title="${name}">${name}</td>`
  const escaped = '&lt;b&gt;&quot;Tom&quot; &amp; &#39;Eve&#39;&lt;/b&gt;'
  expect(inner.html).toBe(`<td title="${escaped}">${escaped}</td>`)
  expect(html`<tr>${[inner, inner]}</tr>`.html).toBe(`<tr>${inner.html}\n${inner.html}</tr>`)
  expect(html`${0} of ${12}`.html).toBe('0 of 12')
})
