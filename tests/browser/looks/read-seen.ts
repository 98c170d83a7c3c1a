import type { Seen } from './seen.ts'

export interface Asked {
  /** What to look at: the screen itself, or all that stands around it. */
  part: 'main' | 'shell'
  own: Readonly<Record<string, readonly string[]>>
  inherited: readonly string[]
}

/**
 * Runs in the page: the tree of what is seen, each element with its computed look. Computed, not used values: these know
 * nothing of how wide a word is, so that no font of the machine gets in. What a browser gives controls and pictures by
 * itself is not told, as its next version gives them something else. Colours, shadows and typefaces read as the brand's tokens.
 * One function, because only its own text goes to the page.
 */
export function readSeen({ part, own, inherited }: Asked): Seen | undefined {
  const sides = ['top', 'right', 'bottom', 'left']
  const kept = window as unknown as { lookIds?: Map<Element, number> }
  const ids = kept.lookIds ?? new Map<Element, number>()
  kept.lookIds = ids
  const tokens = readTokens()
  const bare = new Map<string, StylePropertyMapReadOnly>()
  /** Where no style of the page reaches. */
  const apart = document.documentElement.appendChild(document.createElement('div'))
  const unstyled = apart.attachShadow({ mode: 'open' })

  const main = document.querySelector('main')
  const root = part === 'main' ? (main ?? document.body) : document.body
  const seen = look(root)
  apart.remove()
  return seen

  /** Names of the brand's tokens by their computed value: the first that has it. */
  function readTokens(): Map<string, string> {
    const probe = document.body.appendChild(document.createElement('i'))
    const named = new Map<string, string>()
    const kinds: Record<string, string> = { color: 'color', font: 'font-family', shadow: 'box-shadow' }
    // A colour of many names reads as the one that says most of it.
    const all = [...document.documentElement.computedStyleMap()]
      .filter(([name]) => name.startsWith('--'))
      .sort(([a], [b]) => special(a) - special(b))
    for (const [name, value] of all) {
      const [, kind = 'color', word] = /^--(?:(color|font|shadow)-)?(.+)$/.exec(name) ?? []
      const property = kinds[kind] ?? ''
      probe.style.removeProperty(property)
      probe.style.setProperty(property, String(value))
      if (!probe.style.getPropertyValue(property)) continue
      const computed = getComputedStyle(probe).getPropertyValue(property)
      if (word && !named.has(computed)) named.set(computed, word)
    }
    probe.remove()
    return named
  }

  function special(name: string): number {
    return /^--(color-on-|color-header|color-footer|card-|header-)/.test(name) ? 1 : 0
  }

  function told(value: string): string {
    return tokens.get(value) ?? value.replaceAll(/rgba?\([^)]*\)/g, color => tokens.get(color) ?? color)
  }

  /** @param handed what the parent hands down */
  function look(element: Element, handed: readonly string[] = []): Seen | undefined {
    if (['SCRIPT', 'STYLE', 'TEMPLATE', 'OPTION'].includes(element.tagName)) return
    if (!element.checkVisibility({ visibilityProperty: true })) return
    const styles = element.computedStyleMap()
    const at = (property: string) => String(styles.get(property) ?? '')
    if (at('clip-path').startsWith('inset(50%')) return
    const handedDown = inherited.map(at)
    const leaf = element.tagName === 'svg' || (part === 'shell' && element === main)
    const children = leaf
      ? []
      : [...element.children].map(child => look(child, handedDown)).filter(child => child !== undefined)
    const hasText = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return {
      id: idOf(element),
      name: nameOf(element),
      hasText,
      look: lookOf(element, at, handedDown, handed),
      children,
    }
  }

  function lookOf(
    element: Element,
    at: (property: string) => string,
    handedDown: readonly string[],
    handed: readonly string[],
  ) {
    const found: Record<string, string> = {}
    const given = givenTo(element)
    for (const [property, plain] of Object.entries(own)) {
      const value = at(property)
      if (value && !plain.includes(value) && value !== given(property)) found[property] = told(value)
    }
    for (const [index, property] of inherited.entries()) {
      const value = handedDown[index] ?? ''
      if (value !== (handed[index] ?? '')) found[property] = told(value)
    }
    for (const box of ['padding', 'margin']) {
      const values = sides.map(side => at(`${box}-${side}`))
      if (values.some(value => value !== '0px')) found[box] = short(values)
    }
    const borders = sides.map(side =>
      at(`border-${side}-style`) === 'none' || at(`border-${side}-width`) === '0px'
        ? 'none'
        : `${at(`border-${side}-width`)} ${at(`border-${side}-style`)} ${told(at(`border-${side}-color`))}`,
    )
    if (borders.some(border => border !== 'none')) found.border = short(borders, ', ')
    const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'].map(corner => `border-${corner}-radius`)
    if (corners.some(corner => at(corner) !== '0px' && at(corner) !== given(corner)))
      found.radius = short(corners.map(at))
    for (const pseudo of ['before', 'after']) {
      const style = getComputedStyle(element, `::${pseudo}`)
      if (['none', 'normal'].includes(style.content)) continue
      const paint = [style.backgroundColor, style.borderTopStyle === 'none' ? '' : style.borderTopColor, style.color]
      found[pseudo] = paint.filter(Boolean).map(told).join(' ')
    }
    return found
  }

  /** What the browser gives a control or a picture of this kind; a colour of it is the page's all the same. */
  function givenTo(element: Element): (property: string) => string {
    if (!/^(?:button|img|input|meter|progress|select|svg|textarea)$/.test(element.localName)) return () => ''
    const type = element.getAttribute('type') ?? ''
    const kind = `${element.namespaceURI} ${element.localName} ${type}`
    let styles = bare.get(kind)
    if (!styles) {
      const one = unstyled.appendChild(document.createElementNS(element.namespaceURI, element.localName))
      if (type) one.setAttribute('type', type)
      styles = one.computedStyleMap()
      bare.set(kind, styles)
    }
    return property => (property === 'background-color' ? '' : String(styles.get(property) ?? ''))
  }

  /** Four sides, as short as a style sheet would have them. */
  function short([top = '', right = '', bottom = '', left = '']: string[], between = ' '): string {
    if (top === bottom && left === right) return top === left ? top : [top, right].join(between)
    return [top, right, bottom, left].join(between)
  }

  function idOf(element: Element): number {
    const id = ids.get(element) ?? ids.size
    ids.set(element, id)
    return id
  }

  /** A built class name is `_word_hash_line`. */
  function nameOf(element: Element): string {
    const classes = [...element.classList].map(name => /^_(.+)_[\w-]+_\d+$/.exec(name)?.[1] ?? name)
    return [element.tagName.toLowerCase(), ...classes].join('.')
  }
}
