import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser'
import { type Json, type JsonObject, sameJson } from '../json.ts'
import type { Mistake } from '../overlay/mistake.ts'
import type { Place, Places } from '../overlay/places.ts'
import { type MistakeAt, tooDeep, unreadableSigns } from './file-text.ts'
import { syntaxMistake } from './syntax-mistake.ts'

/** Keys that would touch an object's prototype. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

type ReportAt = (place: Place, mistake: Mistake) => void

interface Reader {
  places: Places
  placeAt: (offset: number) => Place
  report: ReportAt
}

function placesIn(file: string, text: string): (offset: number) => Place {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), match => match.index + 1)]
  return offset => {
    let line = 0
    for (let end = starts.length; end - line > 1; ) {
      const middle = (line + end) >> 1
      if ((starts[middle] ?? 0) <= offset) line = middle
      else end = middle
    }
    return { file, line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
  }
}

function readObject(node: Node, reader: Reader): JsonObject {
  const { places, placeAt, report } = reader
  const object: JsonObject = {}
  places.begin(object, placeAt(node.offset))
  for (const { children: [key, value] = [] } of node.children ?? []) {
    if (!key || !value) continue
    const name = String(key.value)
    const place = placeAt(key.offset)
    if (forbiddenKeys.has(name))
      report(place, {
        found: `the key "${name}"`,
        expected: 'any other key',
        hint: 'leaving it out',
        mend: { do: 'leave-out', guess: true },
      })
    else if (Object.hasOwn(object, name))
      report(place, {
        found: `a second "${name}" in the same object`,
        expected: 'every key once',
        hint: `keeping one of the two; the first is in line ${places.field(object, name)?.key.line}`,
        mend: { do: 'leave-out', ...(!sameJson(getNodeValue(value), object[name]) && { guess: true }) },
      })
    else {
      object[name] = readNode(value, reader)
      places.mark(object, name, { key: place, value: placeAt(value.offset) })
    }
  }
  return object
}

function readNode(node: Node, reader: Reader): Json {
  if (node.type === 'object') return readObject(node, reader)
  if (node.type !== 'array') return node.value as Json
  const list: Json[] = []
  reader.places.begin(list, reader.placeAt(node.offset))
  for (const [index, child] of (node.children ?? []).entries()) {
    const place = reader.placeAt(child.offset)
    list.push(readNode(child, reader))
    reader.places.mark(list, index, { key: place, value: place })
  }
  return list
}

const kinds: { readonly [type: string]: string } = { array: 'a list', string: 'a text', null: 'nothing' }

/**
 * Parses one manifest file as strict JSON and records where every value was written.
 * Reports signs that nobody can read, or else the first syntax mistake, or else every duplicate or forbidden key. Undefined
 * when the file cannot be parsed.
 */
export function parseFile(file: string, text: string, places: Places, report: ReportAt): JsonObject | undefined {
  const placeAt = placesIn(file, text)
  const reportAt = ({ offset, ...mistake }: MistakeAt) => report(placeAt(offset), mistake)
  const unreadable = [...unreadableSigns(text)]
  unreadable.forEach(reportAt)
  if (unreadable.length > 0) return undefined
  const deep = tooDeep(text)
  if (deep) {
    reportAt(deep)
    return undefined
  }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true })
  const [error] = errors
  if (error && text.trim() !== '') {
    reportAt(syntaxMistake(text, error))
    return undefined
  }
  if (tree?.type !== 'object') {
    report(placeAt(tree?.offset ?? 0), {
      found: tree ? (kinds[tree.type] ?? tree.type) : 'an empty file',
      expected: 'an object: { … }',
      hint: '{} when the file says nothing yet',
    })
    return undefined
  }
  return readObject(tree, { places, placeAt, report })
}
