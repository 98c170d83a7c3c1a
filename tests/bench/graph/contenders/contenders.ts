import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeToken } from '../../../../server/testing/make-token.ts'
import type { Question } from '../load/target.ts'
import { supergraphFile } from '../rig/compose-supergraph.ts'
import { hiveFolder } from '../rig/folders.ts'
import { hashOf, homeData, homeDataOf } from './bench-documents.ts'
import { hiveQuery } from './hive-query.ts'

/** One of the programs that are compared. */
export interface Contender {
  name: ContenderName
  title: string
  /** Module of its process, and arguments between its own and none: see read-arguments.ts. */
  module: string
  args(port: number, upstream: string): string[]
  question(port: number): Question
}

export type ContenderName = 'bare' | 'calls-alone' | 'hand-written' | 'portal' | 'before' | 'apollo' | 'hive'

/** The member who asks: the subscriber of the canned family. */
const token = makeToken({ memberKey: 'M0', role: 'member' })
const host = 'first.localhost'
const authorization = `Bearer ${token}`
const module = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const hiveConfig = resolve(hiveFolder, 'gateway.config.mjs')
const usual = (port: number, upstream: string) => [String(port), upstream]

/** How a browser of a signed-in member posts to the portal. */
export function postAsBrowser(port: number, body: unknown): Question {
  return {
    method: 'POST',
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      'x-portal': '1',
      host: `${host}:${port}`,
      origin: `http://${host}:${port}`,
      cookie: `__Host-token=${token}; session-ends=4102444800000; viewport=desktop; time-zone=America/Los_Angeles`,
    },
    body: JSON.stringify(body),
  }
}

function postQuery(port: number, query: string): Question {
  const plain = postAsBrowser(port, { query })
  return { ...plain, headers: { ...plain.headers, host: `127.0.0.1:${port}`, authorization } }
}

const contenders: readonly Contender[] = [
  {
    name: 'bare',
    title: 'Bare node:http and undici',
    module: module('bare.ts'),
    args: usual,
    question: () => ({ method: 'GET', path: '/', headers: { authorization } }),
  },
  {
    name: 'calls-alone',
    title: 'The eight calls alone, dispatched',
    module: module('calls-alone.ts'),
    args: usual,
    question: () => ({ method: 'GET', path: '/', headers: { authorization } }),
  },
  {
    name: 'hand-written',
    title: 'Hand-written mapping, no GraphQL',
    module: module('hand-written.ts'),
    args: usual,
    question: port => postAsBrowser(port, {}),
  },
  {
    name: 'portal',
    title: 'The portal as shipped',
    module: module('portal.ts'),
    args: usual,
    question: port => postAsBrowser(port, { id: hashOf(homeData), variables: {} }),
  },
  {
    name: 'apollo',
    title: 'Apollo Server 5 standalone, fetch',
    module: module('apollo.ts'),
    args: usual,
    question: port => postQuery(port, homeData),
  },
  {
    name: 'hive',
    title: 'Hive Gateway over OpenAPI',
    module: resolve(hiveFolder, 'node_modules/@graphql-hive/gateway/dist/bin.js'),
    args: port => ['supergraph', supergraphFile, '-c', hiveConfig, '-p', String(port), '-h', '127.0.0.1'],
    question: port => postQuery(port, hiveQuery()),
  },
]

/** All of them; the portal of another checkout comes along when its folder is told. */
export function contendersWith(checkout: string | undefined): readonly Contender[] {
  if (checkout === undefined) return contenders
  const before: Contender = {
    name: 'before',
    title: 'The portal of the other checkout',
    module: resolve(checkout, 'tests/bench/graph/contenders/portal.ts'),
    args: usual,
    // In its own words: the schema may have become another since.
    question: port => postAsBrowser(port, { id: hashOf(homeDataOf(checkout)), variables: {} }),
  }
  return [...contenders, before]
}
