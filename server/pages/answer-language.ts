import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LanguageField } from '../../web/state/language.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
import type { Portal } from '../portal/portal.ts'
import { setCookie } from '../session/cookie-jar.ts'
import { cookieNames, deviceLength, goWithoutTls } from '../session/cookie-names.ts'
import { leadTo } from './safe-location.ts'

const field: LanguageField = 'language'

/**
 * Answers the switch of languages of a page without script: keeps the choice, and leads back to the address that the page has
 * (LOCALE-03). Undefined for every other request. No session is looked at: none begins, ends or lasts longer.
 */
export function answerLanguage(
  { demoCookies }: Pick<Portal, 'demoCookies'>,
  live: LiveBrand,
  address: string,
  { method, body, headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  if (method !== 'POST' || typeof body !== 'string' || !body.startsWith(`${field}=`)) return undefined
  const chosen = new URLSearchParams(body).get(field)
  const language = live.compiled.shownBrand.languages.find(({ tag }) => tag === chosen)
  if (!language) return undefined
  const withoutTls = goWithoutTls(demoCookies, headers)
  const options = { readable: true, lastsMs: deviceLength, withoutTls }
  reply.header('set-cookie', setCookie(cookieNames.language, language.tag, options))
  return leadTo(live, address, reply)
}
