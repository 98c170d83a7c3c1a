import { Command } from '@commander-js/extra-typings'
import { type ReadSetting, readSetting, shownText } from '../../settings/read-settings.ts'
import { settingList } from '../../settings/settings.ts'
import type { Paint } from '../frame/paint.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'

/** `portal settings`: every setting of this environment, where it came from, and what is wrong (OPS-03). */
export const settings: PortalCommand = answering =>
  new Command('settings')
    .description('Prints the settings that the portal has here and where each came from; secrets are not shown')
    .option('--production', 'asks for what `npm run serve` needs, too')
    .addHelpText(
      'after',
      afterOptions({ finds: 'a setting is wrong or missing', examples: ['settings', 'settings --production'] }),
    )
    .action(({ production = false }) =>
      answering(async ({ env }) => {
        const all = Object.values(settingList).map(setting => readSetting(setting, env, production))
        return {
          code: all.some(({ fault }) => fault !== undefined) ? 1 : 0,
          data: all.map(read => ({
            ...{ name: read.setting.name, value: shownOf(read), from: read.from },
            ...{ purpose: read.setting.purpose, fault: read.fault },
          })),
          text: paint => all.map(read => lines(read, paint)).join('\n'),
        }
      }),
    )

const shownOf = ({ setting, text }: ReadSetting): string | undefined =>
  text === undefined ? undefined : shownText(setting, text)

function lines(read: ReadSetting, paint: Paint): string {
  const { setting, from, fault } = read
  const said = { environment: '', default: ' (the default)', nowhere: 'not set' }[from]
  const first = `${paint('bold', setting.name)}  ${shownOf(read) ?? ''}${said}`
  return [first, `  ${fault === undefined ? setting.purpose : paint('red', fault)}`].join('\n')
}
