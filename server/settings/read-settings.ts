import { type Setting, type Settings, settingList } from './settings.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Settings are wrong or missing; the message, for the person who started the program, names each with what it is for. */
export class SettingsError extends Error {}

/** Settings with those that production needs. */
export type ProductionSettings = Settings & { readonly gatewayUrl: string }

/** What one setting is in an environment. */
export interface ReadSetting {
  setting: Setting<unknown>
  from: 'environment' | 'default' | 'nowhere'
  /** The text, from the environment or the default. */
  text: string | undefined
  value: unknown
  /** What is wrong with it. */
  fault?: string
}

/**
 * The settings that an environment has (OPS-03). An empty variable is one that is not set.
 * @throws SettingsError that names every wrong one.
 */
export const readSettings = (environment: Environment): Settings => read(environment, false)

/**
 * The settings of a portal in production, without which it does not start (OPS-04).
 * @throws SettingsError that names every wrong or missing one.
 */
export const readProductionSettings = (environment: Environment): ProductionSettings =>
  read(environment, true) as ProductionSettings

function read(environment: Environment, production: boolean): Settings {
  const all = Object.entries<Setting<unknown>>(settingList).map(
    ([name, setting]) => [name, readSetting(setting, environment, production)] as const,
  )
  const faults = all.flatMap(([, { fault }]) => fault ?? [])
  if (faults.length > 0) throw new SettingsError(faults.join('\n'))
  return Object.freeze(Object.fromEntries(all.map(([name, { value }]) => [name, value]))) as Settings
}

/** One setting of an environment, and what is wrong with it, if anything. */
export function readSetting(setting: Setting<unknown>, environment: Environment, production: boolean): ReadSetting {
  const { name, kind, byDefault, secret, purpose } = setting
  const given = environment[name] || undefined
  const text = given ?? byDefault
  const from = given !== undefined ? 'environment' : byDefault !== undefined ? 'default' : 'nowhere'
  const isMissing = text === undefined && production && setting.neededInProduction === true
  const value = text === undefined ? undefined : kind.read(text)
  const refusal = production && value !== undefined ? setting.notInProduction?.(text ?? '') : undefined
  if (refusal !== undefined) return { setting, from, text, value, fault: `${name} ${refusal}. ${purpose}` }
  if (value !== undefined || (text === undefined && !isMissing)) return { setting, from, text, value }
  const found = isMissing
    ? 'is missing'
    : secret
      ? 'is not what it has to be'
      : `is "${shownText(setting, text ?? '')}"`
  return { setting, from, text, value, fault: `${name} ${found}; expected ${kind.expected}. ${purpose}` }
}

/** The text of a setting as it may be shown. */
export function shownText({ kind, secret }: Setting<unknown>, text: string): string {
  return secret ? '(hidden)' : (kind.shown?.(text) ?? text)
}
