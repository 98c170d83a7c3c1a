import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { top } from '../build/build-paths.ts'
import { type Setting, settingList } from '../settings/settings.ts'

/** What stands around the table in the README. */
const [begin, end] = ['<!-- settings: made by npm run generate -->', '<!-- end of settings -->']

/** The README with its table of settings made anew (OPS-03). */
export async function generateSettingsTable(): Promise<Map<string, string>> {
  const text = await readFile(resolve(top, 'README.md'), 'utf8')
  const [before, rest] = text.split(begin)
  const [, after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined) throw new Error(`README.md has lost "${begin}" or "${end}"`)
  return new Map([['README.md', `${before}${begin}\n${settingsTable()}\n${end}${after}`]])
}

function settingsTable(): string {
  const rows = Object.values<Setting<unknown>>(settingList).map(
    setting => `| \`${setting.name}\` | ${setting.purpose} | ${lastColumn(setting)} |`,
  )
  return ['| Setting | What it is for | Default |', '|---|---|---|', ...rows].join('\n')
}

function lastColumn({ byDefault, neededInProduction, secret }: Setting<unknown>): string {
  if (byDefault !== undefined) return `\`${byDefault}\``
  if (neededInProduction) return 'needed by `npm run serve`'
  return secret ? 'never shown' : ''
}
