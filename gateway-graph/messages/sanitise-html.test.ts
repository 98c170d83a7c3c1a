import { describe, expect, it } from 'vitest'
import { englishMark } from '../../schema/english-mark.ts'
import { sanitiseHtml } from './sanitise-html.ts'

const text = (html: string) => JSON.stringify(sanitiseHtml(html))

describe('sanitiseHtml', () => {
  it('[CONTACT-03] keeps headings, lists, tables and safe links as a tree', () => {
    expect(sanitiseHtml('<h2>Holidays</h2><a href="https://a.example/">More</a>')).toEqual({
      type: 'root',
      children: [
        { type: 'element', tagName: 'h2', properties: {}, children: [{ type: 'text', value: 'Holidays' }] },
        {
          ...{ type: 'element', tagName: 'a', properties: { href: 'https://a.example/' } },
          children: [{ type: 'text', value: 'More' }],
        },
      ],
    })
  })

  it('[LOCALE-06] hands a mark of the whole on to each of its texts', () => {
    const marked = JSON.stringify(sanitiseHtml(`${englishMark}<p>Closed on <b>4 July</b></p> `))
    expect(marked.split(englishMark)).toHaveLength(3)
    expect(marked).toContain(`"${englishMark}4 July"`)
    expect(marked.replaceAll(englishMark, '')).toBe(text('<p>Closed on <b>4 July</b></p> '))
  })

  it.each([
    ['a script', '<p>ok</p><script>alert(1)</script>'],
    ['an event handler', '<p onclick="alert(1)">ok</p>'],
    ['an image with a handler', '<p>ok</p><img src=x onerror=alert(1)>'],
    ['a javascript address', '<p>ok</p><a href="javascript:alert(1)">x</a>'],
    ['a data address', '<p>ok</p><a href="data:text/html,alert(1)">x</a>'],
    ['an svg', '<p>ok</p><svg onload=alert(1)><script>alert(1)</script></svg>'],
    ['a frame', '<p>ok</p><iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['a style', '<p style="background:url(javascript:alert(1))">ok</p><style>p{x:alert(1)}</style>'],
    ['a form', '<p>ok</p><form action="https://alert(1).example"></form>'],
    ['a comment', '<p>ok</p><!-- alert(1) -->'],
    ['a template', '<p>ok</p><template><script>alert(1)</script></template>'],
  ])('[CONTACT-04] drops %s', (_what, html) => {
    expect(text(html)).toContain('ok')
    expect(text(html)).not.toMatch(/alert|onclick|onerror|onload|style|javascript/)
  })

  it('is null when nothing is left to read', () => {
    expect(sanitiseHtml('')).toBeNull()
    expect(sanitiseHtml('<p> </p>\n<script>1</script>')).toBeNull()
  })
})
