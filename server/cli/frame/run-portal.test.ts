import { describe, expect, it } from 'vitest'
import type { Command, Given } from './command.ts'
import { runPortal } from './run-portal.ts'
import { WrongUse } from './wrong-use.ts'

let given: Given | undefined
const greet: Command = {
  summary: 'Greets somebody',
  details: 'It is polite.',
  words: [{ name: 'WHO', description: 'whom to greet', many: true }],
  options: {
    loud: { description: 'in capitals' },
    word: { value: 'WORD', description: 'what to say', many: true },
    at: { value: 'DATE', description: 'on which day' },
  },
  finds: 'nobody is there',
  examples: ['greet Ann'],
  run: async input => {
    given = input
    if (input.words.WHO?.[0] === 'nobody') return { code: 1, data: {}, text: () => 'Nobody is there.' }
    return { code: 0, data: { who: input.words.WHO }, text: paint => paint('bold', `Hello ${input.words.WHO}`) }
  },
}
const plain: Command = { summary: 'Rests', words: [], options: {}, examples: [], run: async () => greet.run(empty) }
const commands = { greet, 'rest long': plain, 'rest short': plain }
const world = { folder: '/manifests', now: new Date(0), ask: undefined }
const empty: Given = { words: {}, options: {}, world }

async function run(words: string, colors = false) {
  const out: string[] = []
  const err: string[] = []
  const args = words === '' ? [] : words.split(' ')
  const code = await runPortal(args, commands, world, {
    out: text => out.push(text),
    err: text => err.push(text),
    colors,
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

describe('the command line', () => {
  it('gives a command its words and options, and prints what it found', async () => {
    expect(await run('greet Ann Bo --word hi --word=hey --loud --manifests m')).toEqual({
      code: 0,
      out: 'Hello Ann,Bo',
      err: '',
    })
    expect(given?.words).toEqual({ WHO: ['Ann', 'Bo'] })
    expect(given?.options).toMatchObject({ word: ['hi', 'hey'], loud: [] })
    expect(given?.options).not.toHaveProperty('at')
    expect(given?.world.folder).toMatch(/\/m$/)
  })

  it('prints JSON for machines and styles only where there are colours', async () => {
    expect(JSON.parse((await run('greet Ann --json', true)).out)).toEqual({ who: ['Ann'] })
    expect((await run('greet Ann', true)).out).toBe('\u001b[1mHello Ann\u001b[22m')
  })

  it('ends with 1 when it found something', async () => {
    expect(await run('greet nobody')).toMatchObject({ code: 1, out: 'Nobody is there.' })
  })

  it.each([
    ['gret Ann', 'portal: there is no command "gret". Did you mean "greet"?'],
    ['xyz', 'portal: there is no command "xyz". There is: greet, rest long, rest short.'],
    ['rest', 'portal: "rest" needs a second word: "rest long" or "rest short".'],
    ['rest lng', 'portal: there is no command "rest lng". Did you mean "rest long"?'],
    ['rest long now', 'portal: "rest long" does not take the word "now".'],
    ['greet', 'portal: "greet" needs WHO: whom to greet.'],
    ['greet Ann --lod', 'portal: there is no option "--lod". Did you mean "--loud"?'],
    ['greet Ann --loud=yes', 'portal: --loud is a switch and takes no value.'],
    ['greet Ann --at', 'portal: --at needs a value: --at DATE.'],
    ['greet Ann --at 1 --at 2', 'portal: --at is given twice.'],
    ['greet Ann --loud --loud', 'portal: --loud is given twice.'],
  ])('answers "%s" with one line and exit code 2', async (words, line) => {
    expect(await run(words)).toEqual({ code: 2, out: '', err: line })
  })

  it('helps with everything, and with one command in two ways', async () => {
    const all = await run('--help')
    expect(all).toMatchObject({ code: 0, err: '' })
    expect(all.out).toMatch(/greet +Greets somebody/)
    expect(all.out).toMatch(/2 +used wrongly/)
    const one = await run('help greet')
    expect(await run('greet --help')).toEqual(one)
    expect(one.out).toContain('portal greet WHO... [--loud] [--word WORD] [--at DATE]')
    expect(one.out).toContain('Exit code 1 when nobody is there.')
    expect((await run('')).code).toBe(2)
  })

  it('does not hide what is broken', async () => {
    const broken = { ...plain, run: () => Promise.reject(new Error('broken')) }
    const none = { out: () => {}, err: () => {}, colors: false }
    await expect(runPortal(['broken'], { broken }, world, none)).rejects.toThrow('broken')
    const wrong = { ...plain, run: () => Promise.reject(new WrongUse('no')) }
    expect(await runPortal(['wrong'], { wrong }, world, none)).toBe(2)
  })
})
