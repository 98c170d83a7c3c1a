import { Command } from '@commander-js/extra-typings'
import { asJsonObject } from '../../../engine/json.ts'
import { wordsOfScreens } from '../../../engine/words/words-of-screens.ts'
import { placeText } from '../frame/paint.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { brandHelp, languageHelp, readSubject } from '../subject/subject.ts'

/** `portal words`: every word that members of a brand can read, to be read from end to end (MEMBER-52). */
export const words: PortalCommand = answering =>
  new Command('words')
    .description('Lists all words of a brand that members can read, screen by screen, to be read from end to end')
    .argument('<BRAND>', brandHelp)
    .option('--with <TEXT>', 'only texts with this in them, in capital letters or not')
    .option('--language <TAG>', languageHelp)
    .addHelpText('after', afterOptions({ examples: ['words first', 'words senior --with "sign in"'] }))
    .action((brandId, { with: wanted = '', language }) =>
      answering(async world => {
        const { brand, placeOf } = await readSubject(brandId, world, language)
        const screens = wordsOfScreens(surface => asJsonObject(brand.manifest[surface]))
          .map(({ screen, words: all }) => ({
            screen,
            words: all
              .filter(({ text }) => text.toLowerCase().includes(wanted.toLowerCase()))
              .map(({ surface, path, text }) => ({ words: text, place: placeText(placeOf(surface, path)) })),
          }))
          .filter(({ words: left }) => left.length > 0)
        return {
          code: 0,
          data: screens,
          text: paint =>
            screens
              .flatMap(({ screen, words: all }) => [
                paint('bold', screen),
                ...all.map(({ words: text, place }) => `  ${text.replaceAll('\n', '\n  ')}  ${paint('dim', place)}`),
                '',
              ])
              .join('\n')
              .trimEnd(),
        }
      }),
    )
