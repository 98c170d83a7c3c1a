import type { GatewayOperations } from '../../schema/generated/gateway-types.ts'
import { spanish } from './spanish.ts'

/** A language in which the reference gateway writes. */
type Language = 'en' | 'es'

/** Says something in a language, with what stands in its placeholders. What is not in the list of words does not compile. */
export type Say = ((english: keyof typeof spanish, values?: Readonly<Record<string, string | number>>) => string) & {
  readonly language: Language
}

const saying = (language: Language): Say =>
  Object.assign<(...asked: Parameters<Say>) => string, { language: Language }>(
    (english, values = {}) =>
      (language === 'es' ? spanish[english] : english).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
        String(values[name] ?? whole),
      ),
    { language },
  )

const sayings: { readonly [Of in Language]: Say } = { en: saying('en'), es: saying('es') }

export const inEnglish = sayings.en

/** What says words in the language that an Accept-Language header names first among those that there are: English without one. */
export function sayFor(acceptLanguage: string | undefined): Say {
  const wanted = (acceptLanguage ?? '').slice(0, 500).split(',')
  const [first] = wanted.flatMap(range => {
    const [, language] = /^\s*(en|es)(?:-[\w-]+)?\s*(?:;|$)/i.exec(range) ?? []
    return language === undefined ? [] : [language.toLowerCase()]
  })
  return sayings[first === 'es' ? 'es' : 'en']
}

/** Calls whose words are those of codes, and questions: they are said in the language asked for. What is stored in words is in English. */
const sayingCalls: ReadonlySet<string> = new Set<keyof GatewayOperations>([
  ...(['getAccount', 'listAddressCodes', 'getSecurityQuestions', 'listRecoveryQuestions'] as const),
  ...(['listEobs', 'getEob', 'listReferrals', 'getReferralMetadata', 'listMedicareMaterials'] as const),
])

/** The language of the words that a call answers with (LOCALE-06). */
export const languageOfWords = (operation: string, { language }: Say): Language =>
  sayingCalls.has(operation) ? language : inEnglish.language
