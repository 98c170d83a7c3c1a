import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** Where a drawing goes, in points: it keeps its shape, at the left of the box and centred in its height. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Draws an SVG of plain shapes, such as a logo: paths and circles with fill, stroke and rotation. Untagged. */
export function drawSvg(document: PDFKit.PDFDocument, svg: string, { x, y, width, height }: Box): void {
  const [root] = elementsOf(fromHtml(svg, { fragment: true, space: 'svg' }), 'svg')
  const [, , wide = 1, high = 1] = String(root?.properties.viewBox ?? '')
    .split(' ')
    .map(Number)
  const scale = Math.min(width / wide, height / high)
  document.save()
  document.translate(x, y + (height - high * scale) / 2).scale(scale)
  for (const shape of root === undefined ? [] : elementsOf(root, 'path', 'circle')) drawShape(document, shape)
  document.restore()
}

function drawShape(document: PDFKit.PDFDocument, { tagName, properties }: Element): void {
  const number = (name: string) => Number(properties[name] ?? 0)
  const text = (name: string) => (properties[name] === undefined ? undefined : String(properties[name]))
  document.save()
  const [angle = 0, ...origin] = [...(text('transform') ?? '').matchAll(/-?[\d.]+/g)].map(Number)
  if (angle !== 0) document.rotate(angle, { origin })
  if (tagName === 'circle') document.circle(number('cx'), number('cy'), number('r'))
  else document.path(text('d') ?? '')
  const [fill = 'black', stroke] = [text('fill'), text('stroke')]
  if (stroke === undefined) document.fill(fill)
  else document.lineWidth(number('strokeWidth')).lineCap('round').lineJoin('round').stroke(stroke)
  document.restore()
}

function elementsOf(node: Nodes, ...names: readonly string[]): Element[] {
  if (!('children' in node)) return []
  return node.children.flatMap(child => {
    if (child.type !== 'element') return []
    return names.includes(child.tagName) ? [child] : elementsOf(child, ...names)
  })
}
