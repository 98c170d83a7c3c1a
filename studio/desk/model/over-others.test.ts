import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overOthers } from './over-others.ts'
import { doneAgain, partBetween, type Step, takenBack } from './step.ts'

/** Lines, each of which somebody may change, add to or take away by itself. */
const lines = ['one', 'two', 'three', 'four', 'five', 'six']

it('[STUDIO-10] steps go on beside what somebody else has put into the same file, and lead where they led without it', () => {
  const edit = fc.record({ line: fc.nat(5), text: fc.constantFrom('', 'a', 'a longer one') })
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), edit, fc.nat(5), (own, other, undone) => {
      // Theirs is in a line of its own, between two that nobody touches.
      const withLine = (all: readonly string[], { line, text }: typeof other) => all.with(line, `<${text}>`)
      const textOf = (mine: readonly string[], theirs: string) =>
        [...mine.slice(0, 3), '--', theirs, '--', ...mine.slice(3)].join('\n')
      const states = [lines]
      for (const each of own) {
        const next = withLine(states.at(-1) ?? [], each)
        if (next.join() !== states.at(-1)?.join()) states.push(next)
      }
      const texts = states.map(mine => textOf(mine, 'theirs'))
      const steps = texts.slice(1).map(
        (text, index): Step => ({
          ...{ name: '', of: '' },
          parts: [partBetween('file', texts[index] ?? '', text)],
        }),
      )
      // Some are taken back when theirs comes.
      const at = Math.max(0, steps.length - undone)
      const theirs = `<${other.text}>`
      const came = {
        before: new Map([['file', texts[at] ?? '']]),
        after: new Map([['file', textOf(states[at] ?? [], theirs)]]),
      }
      const [before, after] = [steps.slice(0, at), steps.slice(at).reverse()]
      const walk = (left: readonly Step[], from: number, way: typeof takenBack, by: number) => {
        expect(left).toHaveLength(by < 0 ? from : steps.length - from)
        let text: string | null = textOf(states[from] ?? [], theirs)
        for (const [index, step] of left.toReversed().entries()) {
          expect(step.isLost).toBeUndefined()
          const [part] = step.parts
          if (part) text = way(part, text)
          expect(text).toBe(textOf(states[from + by * (index + 1)] ?? [], theirs))
        }
      }
      walk(overOthers(before, { ...came, way: takenBack }), at, takenBack, -1)
      walk(overOthers(after, { ...came, way: doneAgain }), at, doneAgain, 1)
    }),
  )
})

const step = (path: string, before: string, after: string): Step => ({
  ...{ name: after, of: '' },
  parts: [partBetween(path, before, after)],
})

it('[STUDIO-10] keeps to say so a step that somebody else has written into, and those below it in the same text alone', () => {
  const steps = [step('a', 'x 1', 'x 12'), step('b', 'y', 'yy'), step('a', 'x 12', 'x 123')]
  const over = (text: string) =>
    overOthers(steps, { before: new Map([['a', 'x 123']]), after: new Map([['a', text]]), way: takenBack })
  expect(over('x 1293').map(({ name, isLost }) => [name, isLost])).toEqual([
    ['x 12', true],
    ['yy', undefined],
    ['x 123', true],
  ])
  expect(over('zz x 123').map(({ name, isLost }) => [name, isLost])).toEqual([
    ['x 12', undefined],
    ['yy', undefined],
    ['x 123', undefined],
  ])
})

describe('steps next to what somebody else has done', () => {
  /** Walks all steps that lead from one state to the next, the last one first, once theirs has come into the last one. */
  function walkBack(states: readonly object[], theirs: object, space = 0) {
    const textOf = (fields: object) => JSON.stringify(fields, undefined, space)
    const texts = states.map(textOf)
    const steps = texts.slice(1).map((text, index) => step('a', texts[index] ?? '', text))
    const [before, after] = [new Map([['a', texts.at(-1) ?? '']]), new Map([['a', textOf(theirs)]])]
    let text: string | null = textOf(theirs)
    const walked: unknown[] = []
    for (const { isLost, parts } of overOthers(steps, { before, after, way: takenBack }).reverse()) {
      for (const part of parts) text = takenBack(part, text)
      walked.push(isLost ? 'lost' : (JSON.parse(text ?? '') as unknown))
    }
    return walked
  }

  it('[STUDIO-10] take back all of one’s own that nobody else has changed since, and nothing else', () => {
    const keys = ['a', 'b', 'c', 'd'] as const
    const said = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2), d: fc.nat(2) })
    const states = fc.array(said, { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(states, fc.subarray([...keys]), fc.constantFrom(0, 2), (own, changed, space) => {
        const [begun, last] = [own[0], own.at(-1)]
        const theirs = { ...last, ...Object.fromEntries(changed.map(key => [key, 9])) }
        const walked = walkBack(own, theirs, space)
        const end = (walked.findLast(each => each !== 'lost') ?? theirs) as Record<string, number>
        for (const key of changed) expect(end[key]).toBe(9)
        if (walked.includes('lost')) return
        for (const key of keys) if (!changed.includes(key)) expect(end[key]).toBe(begun?.[key])
      }),
    )
  })

  it('[STUDIO-10] take back what they did, and leave what somebody else did right beside it and around it', () => {
    const items = (...ids: string[]) => ({ items: ids.map(id => ({ id })) })
    expect(walkBack([items('one'), items('one', 'mine')], items('one', 'mine', 'theirs'))).toEqual([
      items('one', 'theirs'),
    ])
    const [begun, mine] = [
      { a: 1, b: 1, c: 1 },
      { a: 1, b: 2, c: 1 },
    ]
    expect(walkBack([begun, mine], { a: 9, b: 2, c: 9 })).toEqual([{ a: 9, b: 1, c: 9 }])
  })

  it('[STUDIO-10] go on below one that is lost, in whatever else they did', () => {
    const states = [
      { a: 1, b: 1 },
      { a: 2, b: 1 },
      { a: 2, b: 2 },
    ]
    expect(walkBack(states, { a: 2, b: 9 })).toEqual(['lost', { a: 1, b: 9 }])
    expect(walkBack(states, { a: 9, b: 2 })).toEqual([{ a: 9, b: 1 }, 'lost'])
  })

  it('[STUDIO-10] are no steps any more where somebody else has taken them back', () => {
    expect(
      walkBack(
        [
          { a: 1, b: 1 },
          { a: 2, b: 1 },
        ],
        { a: 1, b: 9 },
      ),
    ).toEqual([])
  })

  it('[STUDIO-10] are walked in all files or in none', () => {
    const both: Step = { ...step('a', '{"a":1}', '{"a":2}'), name: 'both' }
    const steps = [{ ...both, parts: [...both.parts, ...step('b', '{"b":1}', '{"b":2}').parts] }]
    const before = new Map([
      ['a', '{"a":2}'],
      ['b', '{"b":2}'],
    ])
    const left = overOthers(steps, { before, after: new Map([...before, ['b', '{"b":3}']]), way: takenBack })
    expect(left).toEqual([{ name: 'both', of: '', parts: [], isLost: true }])
  })
})
