import type { Phrase } from '../../../engine/text/screen-text.ts'

type NameIn<Words> = Words extends Phrase<infer Name> ? Name : never

/** The values that words need: one for each placeholder, and none for words without any. */
type SayValues<Words> = [NameIn<Words>] extends [never]
  ? []
  : [values: { readonly [Name in NameIn<Words>]: string | number }]

/** Says words of a text by their key, with their placeholders filled. */
export type Say<Text> = <Key extends keyof Text>(key: Key, ...values: SayValues<Text[Key]>) => string

/** Makes a way to say the words of a text; the rules of a form in an action have none (`noWords`), and say nothing. */
export const sayFrom =
  <Text extends object>(text: Text): Say<Text> =>
  (key, ...values) =>
    fill(String(text[key] ?? ''), values[0] ?? {})

/** Fills a text's {placeholders}; one without a value of its own is removed. Values are never read for placeholders. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : '',
  )
