import { brotliDecompressSync } from 'node:zlib'
import type { TextWidth } from '../../engine/text/text-width.ts'

/** How wide words are in a typeface of a brand, read from its WOFF2 file (CHECK-10); undefined for a file that is none. */
export function typefaceWidths(file: Buffer): TextWidth | undefined {
  const tables = tablesOf(file)
  const [head, hhea, hmtx, cmap] = ['head', 'hhea', 'hmtx', 'cmap'].map(tag => tables.get(tag))
  if (!head || !hhea || !hmtx || !cmap) return undefined
  const unitsPerEm = head.readUInt16BE(18)
  const measured = hhea.readUInt16BE(34)
  const glyphOf = glyphsOf(cmap)
  const widen = widening(tables)
  const advance = (glyph: number, weight: number) =>
    hmtx.readUInt16BE(4 * Math.min(glyph, measured - 1)) + widen(glyph, weight)
  return (text, weight) => {
    let width = 0
    for (const sign of text) width += advance(glyphOf(sign.codePointAt(0) ?? 0), weight)
    return width / unitsPerEm
  }
}

/** Names of tables by their number in a WOFF2 directory, as far as they are needed here. */
const known: { readonly [number: number]: string } = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  3: 'hmtx',
  10: 'glyf',
  11: 'loca',
  39: 'avar',
  47: 'fvar',
}
const written = 63
const headerLength = 48

/** The tables of a WOFF2 file by name, with side bearings left aside: lines of `hmtx` are four bytes wide. */
function tablesOf(file: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  if (file.length < headerLength || file.toString('latin1', 0, 4) !== 'wOF2') return tables
  let at = headerLength
  const byte = () => file.readUInt8(at++)
  const tag = () => {
    at += 4
    return file.toString('latin1', at - 4, at)
  }
  const number = () => {
    let value = 0
    for (let more = 0x80; more & 0x80; ) {
      more = byte()
      value = (value << 7) | (more & 0x7f)
    }
    return value
  }
  const directory = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = byte()
    const own = (flags & 63) === written ? tag() : (known[flags & 63] ?? String(flags & 63))
    const length = number()
    const version = flags >> 6
    const transformed = own === 'glyf' || own === 'loca' ? version !== 3 : version !== 0
    return { tag: own, transformed, length: transformed ? number() : length }
  })
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  let start = 0
  for (const { tag, length, transformed } of directory) {
    const table = data.subarray(start, start + length)
    tables.set(tag, tag === 'hmtx' && transformed ? withBearings(table) : table)
    start += length
  }
  return tables
}

/** A transformed `hmtx` has a byte of flags, then the widths one after the other. */
function withBearings(table: Buffer): Buffer {
  const count = Math.floor((table.length - 1) / 2)
  const lines = Buffer.alloc(count * 4)
  for (let index = 0; index < count; index += 1) lines.writeUInt16BE(table.readUInt16BE(1 + 2 * index), 4 * index)
  return lines
}

/** The glyph of a character; 0, the missing one, for what the typeface does not have. */
function glyphsOf(cmap: Buffer): (code: number) => number {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index))
  const tables = offsets.map(offset => cmap.subarray(offset))
  const wide = tables.find(table => table.readUInt16BE(0) === 12)
  if (wide) return code => glyphInGroups(wide, code)
  const plain = tables.find(table => table.readUInt16BE(0) === 4)
  return code => (plain ? glyphInSegments(plain, code) : 0)
}

function glyphInGroups(table: Buffer, code: number): number {
  for (let group = 0; group < table.readUInt32BE(12); group += 1) {
    const at = 16 + 12 * group
    const first = table.readUInt32BE(at)
    if (code >= first && code <= table.readUInt32BE(at + 4)) return table.readUInt32BE(at + 8) + code - first
  }
  return 0
}

function glyphInSegments(table: Buffer, code: number): number {
  const size = table.readUInt16BE(6)
  const [ends, starts, deltas, ranges] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size]
  for (let segment = 0; segment < size; segment += 2) {
    if (code > table.readUInt16BE(ends + segment)) continue
    const first = table.readUInt16BE(starts + segment)
    if (code < first) return 0
    const delta = table.readUInt16BE(deltas + segment)
    const range = table.readUInt16BE(ranges + segment)
    if (range === 0) return (code + delta) & 0xffff
    const glyph = table.readUInt16BE(ranges + segment + range + 2 * (code - first))
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
  return 0
}

const fixed = (table: Buffer, at: number) => table.readInt32BE(at) / 65536
const short = (table: Buffer, at: number) => table.readInt16BE(at) / 16384

/** How much wider a glyph is at a weight than as drawn; nothing in a typeface of one weight. */
function widening(tables: ReadonlyMap<string, Buffer>): (glyph: number, weight: number) => number {
  const [fvar, hvar] = [tables.get('fvar'), tables.get('HVAR')]
  if (!fvar || !hvar) return () => 0
  const axes = Array.from(
    { length: fvar.readUInt16BE(8) },
    (_, index) => fvar.readUInt16BE(4) + index * fvar.readUInt16BE(10),
  )
  const axis = axes.findIndex(at => fvar.toString('latin1', at, at + 4) === 'wght')
  const at = axes[axis]
  if (at === undefined) return () => 0
  const [least, usual, most] = [fixed(fvar, at + 4), fixed(fvar, at + 8), fixed(fvar, at + 12)]
  const bend = bendOf(tables.get('avar'), axis)
  const place = (weight: number) => {
    const within = Math.min(most, Math.max(least, weight))
    const way = within < usual ? (within - usual) / (usual - least) : (within - usual) / (most - usual || 1)
    return bend(way)
  }
  const store = hvar.subarray(hvar.readUInt32BE(4))
  const rows = rowOf(hvar)
  return (glyph, weight) => deltaOf(store, rows(glyph), axis, place(weight))
}

/** The way along an axis as its designer bent it. */
function bendOf(avar: Buffer | undefined, axis: number): (way: number) => number {
  if (!avar) return way => way
  let at = 8
  for (let skipped = 0; skipped < axis; skipped += 1) at += 2 + 4 * avar.readUInt16BE(at)
  const stops = Array.from({ length: avar.readUInt16BE(at) }, (_, index) => {
    const stop = at + 2 + 4 * index
    return [short(avar, stop), short(avar, stop + 2)] as const
  })
  return way => {
    const next = stops.findIndex(([from]) => from >= way)
    const [to, before] = [stops[next], stops[next - 1]]
    if (!to) return way
    if (!before || to[0] === before[0]) return to[1]
    return before[1] + ((to[1] - before[1]) * (way - before[0])) / (to[0] - before[0])
  }
}

interface Row {
  outer: number
  inner: number
}

/** Where the differences of a glyph's width stand. */
function rowOf(hvar: Buffer): (glyph: number) => Row {
  const offset = hvar.readUInt32BE(8)
  if (offset === 0) return inner => ({ outer: 0, inner })
  const map = hvar.subarray(offset)
  const form = map.readUInt8(1)
  const isLong = map.readUInt8(0) === 1
  const count = isLong ? map.readUInt32BE(2) : map.readUInt16BE(2)
  const [size, bits] = [((form >> 4) & 3) + 1, (form & 15) + 1]
  return glyph => {
    const entry = map.readUIntBE((isLong ? 6 : 4) + size * Math.min(glyph, count - 1), size)
    return { outer: entry >> bits, inner: entry & ((1 << bits) - 1) }
  }
}

function deltaOf(store: Buffer, { outer, inner }: Row, axis: number, way: number): number {
  const regions = store.subarray(store.readUInt32BE(2))
  const data = store.subarray(store.readUInt32BE(8 + 4 * outer))
  const [words, count] = [data.readUInt16BE(2) & 0x7fff, data.readUInt16BE(4)]
  const wide = (data.readUInt16BE(2) & 0x8000) !== 0 ? 2 : 1
  const line = 6 + 2 * count + inner * wide * (words + count)
  let delta = 0
  for (let index = 0; index < count; index += 1) {
    const isWord = index < words
    const at = line + wide * (isWord ? 2 * index : words + index)
    const value = data.readIntBE(at, wide * (isWord ? 2 : 1))
    delta += value * shareOf(regions, data.readUInt16BE(6 + 2 * index), axis, way)
  }
  return delta
}

/** How much of a region's difference counts at a place of the weight's axis, all others being as usual. */
function shareOf(regions: Buffer, region: number, axis: number, way: number): number {
  const axes = regions.readUInt16BE(0)
  let share = 1
  for (let index = 0; index < axes; index += 1) {
    const at = 4 + 6 * (region * axes + index)
    const [start, peak, end] = [short(regions, at), short(regions, at + 2), short(regions, at + 4)]
    const here = index === axis ? way : 0
    if (peak === 0 || here === peak) continue
    if (here <= start || here >= end) return 0
    share *= here < peak ? (here - start) / (peak - start) : (end - here) / (end - peak)
  }
  return share
}
