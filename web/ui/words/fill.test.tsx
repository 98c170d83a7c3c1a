import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fillParts } from './fill-parts.ts'
import { fill } from './say-from.ts'

/** What stands in texts to make a template engine do something. */
const templates = [
  ['$', '{1+1}'].join(''),
  '{{1+1}}',
  '%s',
  '%n',
  '<%= 1 %>',
  '#{1+1}',
  '$&',
  '$1',
  "$'",
  '{{constructor}}',
  '\\u0041',
]
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

it('[S16] values stand in words as they are, whatever they hold', () => {
  for (const value of [...templates, '{name}', '{other}', ...inherited])
    expect(fill('Hello {name}, {other}!', { name: value, other: 'x' })).toBe(`Hello ${value}, x!`)
})

it('[S16] words know no placeholder but those that have a value of their own', () => {
  for (const name of inherited) {
    expect(fill(`a{${name}}b`, {})).toBe('ab')
    expect(fill(`a{{${name}}}b`, {})).toBe('a{}b')
    expect(render(<p>{fillParts(`a{${name}}b`, {})}</p>).container.textContent).toBe('ab')
  }
  for (const text of templates.filter(each => !/\{\w+\}/.test(each))) expect(fill(text, {})).toBe(text)
})
