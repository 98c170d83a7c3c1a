import { readFile } from 'node:fs/promises'
import type { JsonSchema } from './json-schema.ts'

interface Icon {
  name: string
  shows: string
}

async function readIcons(): Promise<Icon[]> {
  const { icons } = JSON.parse(await readFile(new URL('../icons.json', import.meta.url), 'utf8')) as { icons: Icon[] }
  return icons
}

/** The schema of an icon's name: manifests can name only icons that the client has, so that a slip is found by the check. */
export async function iconSchema(): Promise<JsonSchema> {
  const icons = await readIcons()
  return {
    title: 'Icon',
    description: `Name of an icon. ${icons.map(({ name, shows }) => `${name}: ${shows}`).join('; ')}.`,
    enum: icons.map(({ name }) => name),
    enumDescriptions: icons.map(({ shows }) => shows),
  }
}

/** The names of the icons as a type: path below the repository's top to file text. */
export async function generateIcons(): Promise<Map<string, string>> {
  const text = [
    '// Generated from schema/icons.json by `npm run generate`. Do not edit.',
    '',
    '/** Names of the icons that the client draws. */',
    'export type IconName =',
    ...(await readIcons()).map(({ name, shows }) => `  /** ${shows} */\n  | '${name}'`),
    '',
  ].join('\n')
  return new Map([['schema/generated/icons.ts', text]])
}
