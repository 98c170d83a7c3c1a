import { Command } from '@commander-js/extra-typings'
import type { Moment } from '../../../engine/members/combination-of.ts'
import { compileManifest } from '../../../engine/resolve/compile-manifest.ts'
import { surfaces } from '../../../engine/schema/surfaces.ts'
import type { MemberState } from '../../../engine/state.ts'
import { notesOf } from '../../content/show/account-data.ts'
import { surfaceText } from '../../content/show/surface-text.ts'
import { afterOptions, collect, type PortalCommand } from '../frame/portal-command.ts'
import { noSuch } from '../frame/wrong-use.ts'
import { asHelp, memberAs } from '../subject/member-as.ts'
import { dayHelp, readDay } from '../subject/read-day.ts'
import { brandHelp, languageHelp, readSubject } from '../subject/subject.ts'

/** `portal show`: what one member sees on one day. */
export const show: PortalCommand = answering =>
  new Command('show')
    .summary('Prints what a member sees of a surface on a day, as the snapshots do')
    .description(
      `Prints what a member sees of a surface on a day, as the snapshots do. Without a sign-in the member is an ordinary subscriber; "fact=value" changes one fact, and whatever depends on it.`,
    )
    .argument('<BRAND>', brandHelp)
    .option('--as <WHO>', asHelp, collect)
    .option('--at <DATE>', dayHelp)
    .option('--surface <NAME>', `what to show, home when left out: ${surfaces.join(', ')}`)
    .option('--language <TAG>', languageHelp)
    .addHelpText(
      'after',
      afterOptions({
        examples: ['show first --as termed', 'show senior --as dental=active --at 2026-03-31 --surface menus'],
      }),
    )
    .action((brandId, { as = [], at, surface: wanted = 'home', language }) =>
      answering(async world => {
        const surface = surfaces.find(name => name === wanted)
        if (!surface) throw noSuch('surface', wanted, surfaces)
        const subject = await readSubject(brandId, world, language)
        const { manifest } = subject.brand
        const day = readDay(at, manifest.brand.timeZone, world)
        const member = await memberAs(as, day, subject, world)
        const compiled = compileManifest(manifest, ({ error }) => {
          throw error
        })
        const text = surfaceText[surface]({ manifest, compiled }, stateOn(member))
        return {
          code: 0,
          data: { brand: manifest.brand.id, surface, member, text, notes: notesOf(surface) },
          text: paint =>
            [
              paint('bold', `${surface} of ${manifest.brand.name} on ${day}`),
              '',
              text.trimEnd(),
              ...notesOf(surface).flatMap(note => ['', paint('dim', note)]),
            ].join('\n'),
        }
      }),
    )

/** The member at noon of the day. */
function stateOn({ facts, open, today }: Moment): MemberState {
  return { facts, open, now: new Date(`${today}T12:00:00Z`), timeZone: 'UTC', viewport: facts.viewport ?? 'desktop' }
}
