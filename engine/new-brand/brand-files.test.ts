import { expect, it } from 'vitest'
import { contrast } from '../check/rules/readable-colors.ts'
import { brandFiles } from './brand-files.ts'

const logoOf = (name: string) => {
  const brand = { id: 'x', domainId: 9, name, legalName: name, hosts: ['x.localhost'], primary: '#14532d' }
  return brandFiles(brand).get('assets/logo.svg') ?? ''
}
const number = (text: string, name: string) => Number(new RegExp(`\\b${name}="([\\d.]+)"`).exec(text)?.[1])

it.each([
  'Lakeside',
  'WWWWWW MMMMMM',
  'Lakeside & Mutual Health Cooperative of the Upper Valley',
  'Årsta Hälsa',
  'Supercalifragilisticexpialidocious',
  'A <b> "c"',
])('[CHECK-24] the logo made of the name %s shows all of it, on every header colour', name => {
  const svg = logoOf(name)
  const [, , ...lines] = [...svg.matchAll(/<text [^>]*>[^<]*<\/text>/g)].map(([line]) => line)
  const words = [...svg.matchAll(/<text [^>]*textLength[^>]*>([^<]*)<\/text>/g)]
  const plain = (text: string) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  expect(words.map(([, text]) => plain(text ?? '')).join(' ')).toBe(name)
  expect(lines.length).toBeLessThanOrEqual(2)
  const [plate = ''] = /<rect [^>]*>/.exec(svg) ?? []
  const fill = /fill="(#\w+)"/.exec(plate)?.[1] ?? ''
  expect(number(plate, 'width')).toBe(number(svg, 'width'))
  for (const [line] of words) {
    // The letters take exactly the room that they are told, whatever typeface draws them.
    expect(number(line, 'x') + number(line, 'textLength')).toBeLessThanOrEqual(number(svg, 'width'))
    const half = number(line, 'font-size') / 2
    expect(number(line, 'y') - half).toBeGreaterThan(0)
    expect(number(line, 'y') + half).toBeLessThan(number(svg, 'height'))
    // A plate of its own is behind them, so the header's colour does not matter.
    expect(contrast(/fill="(#\w+)"/.exec(line)?.[1] ?? '', fill)).toBeGreaterThan(4.5)
  }
})
