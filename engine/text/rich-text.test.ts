import type { RootContent } from 'hast'
import { describe, expect, it } from 'vitest'
import { toRichText } from '../text/rich-text.ts'

/** A tree as short text: "p(Hello em(you))". */
function outline(nodes: readonly RootContent[]): string {
  return nodes
    .map(node => {
      if (node.type === 'text') return node.value
      if (node.type !== 'element') return node.type
      const href = node.properties.href === undefined ? '' : ` ${node.properties.href}`
      return `${node.tagName}${href}(${outline(node.children)})`
    })
    .join('')
}
const read = (markdown: string) => outline(toRichText(markdown).children)

describe('toRichText', () => {
  it.each([null, undefined, 12, {}, ['text']])('[UI-24] throws on %s, which is no text', value => {
    expect(() => toRichText(value)).toThrow(TypeError)
  })

  it('[UI-24] names null, the mistake that happens', () => {
    expect(() => toRichText(null)).toThrow('Markdown must be a string, not null')
  })

  it('reads paragraphs, emphasis, strong text, links and lists', () => {
    expect(read('Hello *you*,\n\n**call** [us](tel:8005550100)')).toBe(
      'p(Hello em(you),)p(strong(call) a tel:8005550100(us))',
    )
    expect(read('- one\n- two')).toBe('ul(li(one)li(two))')
    expect(read('**a**\n**b**')).toBe('p(strong(a)\nstrong(b))')
    expect(read('')).toBe('')
  })

  it('keeps harmful content out', () => {
    expect(read('<script>alert(1)</script>text')).not.toContain('alert')
    expect(read('[x](javascript:alert(1))')).toBe('p(a(x))')
    expect(read('[x](JaVaScRiPt:alert(1)) [y](data:text/html,x)')).toBe('p(a(x) a(y))')
    expect(read('<img src=x onerror=alert(1)>')).toBe('')
    expect(read('![alt](https://example.com/x.png)')).toBe('p()')
  })

  it('carries no positions: only what is rendered goes to the browser', () => {
    expect(JSON.stringify(toRichText('Hello *you*'))).not.toContain('position')
  })
})
