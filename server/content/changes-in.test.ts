import { describe, expect, it } from 'vitest'
import { changeIn, changesIn } from './changes-in.ts'

const add = (id: string) => ({ change: 'add', after: 'home', item: { id, title: id.toUpperCase(), target: '/home' } })
const rename = { change: 'set', id: 'home', fields: { title: 'Start' } }
const file = (...changes: object[]) => JSON.stringify({ changes })

describe('what became of a brand’s statements', () => {
  it('tells each item that it adds for the first time, with or without others that it says otherwise', () => {
    const spring = { item: 'spring', words: ['added', 'after: "home"', 'title: "SPRING"', 'target: "/home"'] }
    expect(changesIn(undefined, file(add('spring')))).toEqual([spring])
    expect(changesIn(undefined, file(add('spring'), rename))).toEqual([
      spring,
      { item: 'home', words: ['title: "Start"'] },
    ])
  })

  it('tells one that is added beside others, and one that is gone, and nothing of the rest', () => {
    const [before, after] = [file(add('spring')), file(add('spring'), add('autumn'))]
    expect(changesIn(before, after).map(({ item, words }) => [item, words[0]])).toEqual([['autumn', 'added']])
    expect(changeIn(before, after)).toEqual({ items: ['autumn'], line: '"autumn" added' })
    expect(changesIn(after, before)).toEqual([{ item: 'autumn', words: ['removed'] }])
    expect(changesIn(before, file(add('spring'), rename))).toEqual([{ item: 'home', words: ['title: "Start"'] }])
    expect(changesIn(file(add('spring'), rename), undefined)).toEqual([
      { item: 'spring', words: ['removed'] },
      { item: 'home', words: ['as all brands have it'] },
    ])
  })

  it('says for whom an item is as people say it, where it can be said', () => {
    const say = (condition: unknown) => (JSON.stringify(condition).includes('lost') ? undefined : 'every subscriber')
    const whole = (item: object) => JSON.stringify({ items: [{ id: 'a', title: 'A', ...item }] })
    const wordsOf = (before: string, after: string) => changesIn(before, after, say).flatMap(({ words }) => words)
    expect(wordsOf(whole({}), whole({ when: { use: 'x' } }))).toEqual(['when: everyone → every subscriber'])
    expect(wordsOf(whole({ when: { use: 'x' } }), whole({ when: { use: 'lost' } }))).toEqual([
      'when: every subscriber → {"use":"lost"}',
    ])
    const set = (fields: object) => file({ change: 'set', id: 'a', fields: { title: 'A', ...fields } })
    expect(wordsOf(set({}), set({ when: { use: 'x' } }))).toEqual(['when: as all brands have it → every subscriber'])
    expect(changesIn(undefined, set({ when: { use: 'x' } }), say)).toEqual([
      { item: 'a', words: ['title: "A"', 'when: every subscriber'] },
    ])
  })
})
