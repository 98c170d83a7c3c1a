import { Command } from '@commander-js/extra-typings'
import { describe, expect, it } from 'vitest'
import { type Answer, afterOptions, collect, type PortalCommand } from './portal-command.ts'
import { runPortal } from './run-portal.ts'
import type { World } from './world.ts'
import { WrongUse } from './wrong-use.ts'

let given: unknown
let folder: string | undefined
const greet: PortalCommand = answering =>
  new Command('greet')
    .summary('Greets somebody')
    .description('Greets somebody. It is polite.')
    .argument('<WHO...>', 'whom to greet')
    .option('--loud', 'in capitals')
    .option('--word <WORD>', 'what to say (may be repeated)', collect)
    .option('--at <DATE>', 'on which day')
    .addHelpText('after', afterOptions({ finds: 'nobody is there', examples: ['greet Ann'] }))
    .action((who, options) =>
      answering(async world => {
        given = { who, ...options }
        folder = world.folder
        if (who[0] === 'nobody') return { code: 1, data: {}, text: () => 'Nobody is there.' }
        return { code: 0, data: { who }, text: paint => paint('bold', `Hello ${who.join()}`) }
      }),
    )
const resting = (work: () => Promise<Answer>): PortalCommand => {
  return answering =>
    new Command('rest')
      .description('Rests')
      .addCommand(new Command('long').description('Rests long').action(() => answering(work)))
      .addCommand(new Command('short').description('Rests a little').action(() => answering(work)))
}
const commands = [greet, resting(async () => ({ code: 0, data: {}, text: () => '' }))]
const world: World = { folder: '/manifests', now: new Date(0), ask: undefined, env: {}, people: async () => [] }

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
    expect(given).toEqual({ who: ['Ann', 'Bo'], word: ['hi', 'hey'], loud: true })
    expect(folder).toMatch(/\/m$/)
  })

  it('prints JSON for machines and styles only where there are colours', async () => {
    expect(JSON.parse((await run('greet Ann --json', true)).out)).toEqual({ who: ['Ann'] })
    expect((await run('greet Ann', true)).out).toBe('\u001b[1mHello Ann\u001b[22m')
  })

  it('ends with 1 when it found something', async () => {
    expect(await run('greet nobody')).toMatchObject({ code: 1, out: 'Nobody is there.' })
  })

  it.each([
    ['gret Ann', "portal: unknown command 'gret' (Did you mean greet?)"],
    ['xyz', "portal: unknown command 'xyz'"],
    ['rest lng', "portal: unknown command 'lng' (Did you mean long?)"],
    ['rest long now', "portal: too many arguments for 'long'. Expected 0 arguments but got 1: now."],
    ['greet', "portal: missing required argument 'WHO'"],
    ['greet Ann --lod', "portal: unknown option '--lod' (Did you mean --loud?)"],
    ['greet Ann --loud=yes', "portal: unknown option '--loud=yes'"],
    ['greet Ann --at', "portal: option '--at <DATE>' argument missing"],
    ['greet Ann --at 1 --at 2', "portal: option '--at <DATE>' argument '2' is invalid. It is given twice."],
  ])('answers "%s" with one line and exit code 2', async (words, line) => {
    expect(await run(words)).toEqual({ code: 2, out: '', err: line })
  })

  it('answers a group of commands alone with its help and exit code 2', async () => {
    const { code, out, err } = await run('rest')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/long +Rests long\n +short +Rests a little/)
  })

  it('helps with everything, and with one command in two ways', async () => {
    const all = await run('--help')
    expect(all).toMatchObject({ code: 0, err: '' })
    expect(all.out).toMatch(/greet .*Greets somebody/)
    expect(all.out).toMatch(/2 +used wrongly/)
    const one = await run('help greet')
    expect(await run('greet --help')).toEqual(one)
    expect(one.out).toContain('portal greet [options] <WHO...>')
    expect(one.out).toMatch(/--at <DATE> +on which day/)
    expect(one.out).toMatch(/--json +print JSON/)
    expect(one.out).toContain('Exit code 1 when nobody is there.')
    expect(one.out).toContain('npx portal greet Ann')
    expect((await run('')).code).toBe(2)
  })

  it('still shows a broken item as an error', async () => {
    const none = { out: () => {}, err: () => {}, colors: false }
    const broken = resting(() => Promise.reject(new Error('broken')))
    await expect(runPortal(['rest', 'long'], [broken], world, none)).rejects.toThrow('broken')
    const wrong = resting(() => Promise.reject(new WrongUse('no')))
    expect(await runPortal(['rest', 'long'], [wrong], world, none)).toBe(2)
  })
})
