import type { GraphQLFormattedError } from 'graphql'
import type { PortalError } from './portal.ts'

/** No answer at all: "Temporarily unable to access resource" (ERR-30). */
export const unreachable: PortalError = { code: 'UNREACHABLE', status: 1, area: 'portal', path: [] }

const word = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)

/** Reads the gateway's error extensions; an error without them is an internal one. Raw texts are left behind (ERR-42). */
export const portalErrors = (errors: readonly GraphQLFormattedError[]): PortalError[] =>
  errors.map(({ path, extensions = {} }) => ({
    code: word(extensions.code, 'INTERNAL'),
    status: typeof extensions.status === 'number' ? extensions.status : 500,
    area: word(extensions.area, 'portal'),
    path: path ?? [],
    ...(typeof extensions.call === 'string' && { call: extensions.call }),
    ...(typeof extensions.retryAfter === 'number' && { retryAfter: extensions.retryAfter }),
  }))
