import type { Moment } from '../../../engine/members/combination-of.ts'
import { compileManifest } from '../../../engine/resolve/compile-manifest.ts'
import { surfaces } from '../../../engine/schema/surfaces.ts'
import type { MemberState } from '../../../engine/state.ts'
import type { Surface } from '../../../schema/generated/manifests.ts'
import { surfaceText } from '../../content/show/surface-text.ts'
import type { Command } from '../frame/command.ts'
import { noSuch } from '../frame/wrong-use.ts'
import { asOption, memberAs } from '../subject/member-as.ts'
import { readDay } from '../subject/read-day.ts'
import { readSubject } from '../subject/subject.ts'

const isSurface = (name: string): name is Surface => surfaces.some(surface => surface === name)

/** `portal show`: what one member sees on one day. */
export const show: Command = {
  summary: 'Prints what a member sees of a surface on a day, as the snapshots do',
  details:
    'Without a sign-in the member is an ordinary subscriber; "fact=value" changes one, and what goes along with it follows.',
  words: [{ name: 'BRAND', description: 'id of the brand, as its folder is named' }],
  options: {
    as: asOption,
    at: { value: 'DATE', description: 'the day, yyyy-mm-dd; today when left out' },
    surface: { value: 'NAME', description: `what to show, home when left out: ${surfaces.join(', ')}` },
  },
  examples: ['show first --as termed', 'show senior --as dental=active --at 2026-03-31 --surface menus'],
  run: async ({ words, options, world }) => {
    const name = options.surface?.[0] ?? 'home'
    if (!isSurface(name)) throw noSuch('surface', name, surfaces)
    const subject = await readSubject(words.BRAND?.[0] ?? '', world)
    const { manifest } = subject.brand
    const day = readDay(options.at?.[0], manifest.brand.timeZone, world)
    const member = await memberAs(options.as ?? [], day, subject, world)
    const compiled = compileManifest(manifest, ({ error }) => {
      throw error
    })
    const text = surfaceText[name]({ manifest, compiled }, stateOn(member))
    return {
      code: 0,
      data: { brand: manifest.brand.id, surface: name, member, text },
      text: paint => [paint('bold', `${name} of ${manifest.brand.name} on ${day}`), '', text.trimEnd()].join('\n'),
    }
  },
}

/** The member at noon of the day. */
function stateOn({ facts, open, today }: Moment): MemberState {
  return { facts, open, now: new Date(`${today}T12:00:00Z`), timeZone: 'UTC', viewport: facts.viewport ?? 'desktop' }
}
