import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gatewayOperations } from '../../schema/generated/gateway-operations.ts'

/**
 * Calls of the REST gateway by their path in the contract, "pcp/provider" or "claims/{type}/{id}". Those of a single word
 * are left out: "claims" and "account" are words of everybody.
 */
export const restNames: readonly string[] = [
  ...new Set(Object.values(gatewayOperations).map(({ path }) => path.replace(/^\//, ''))),
].filter(name => name.includes('/'))

/** A call's name, also below a base path; an address of the portal, which begins with a slash, may look like one. */
const pattern = new RegExp(
  restNames
    .map(name =>
      name
        .split(/\{\w+\}/)
        .map(part => part.replace(/[.$]/g, '\\$&'))
        .join('[^/\\s\'"`]+'),
    )
    .map(name => `(?:(?<![\\w/.-])|/api/)${name}(?![\\w/-])`)
    .join('|'),
)

/** The first name or address of a REST call in a text. */
export const restNameIn = (text: string): string | undefined => pattern.exec(text)?.[0]

/** Files below a folder that have a name or an address of a REST call, with what they have. */
export const filesWithRestNames = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(ts|tsx|graphql|json)$/.test(file))
    .flatMap(file => {
      const found = restNameIn(readFileSync(join(folder, file), 'utf8'))
      return found === undefined ? [] : [`${file}: ${found}`]
    })
