import { type DocumentNode, execute, type GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { GraphContext } from '../context.ts'
import { defaultVariables } from './default-variables.ts'
import type { RawError } from './mask-error.ts'

/** Data and errors before they are masked. */
export interface RawAnswer {
  data?: Record<string, unknown> | null
  errors?: readonly RawError[]
}

/** A document that is ready to run. */
export type Runnable = (context: GraphContext, variables: Record<string, unknown>) => Promise<RawAnswer>

/** Runs a valid document with graphql-js. */
export function interpret(schema: GraphQLSchema, document: DocumentNode, operationName?: string): Runnable {
  return async (contextValue, variableValues) =>
    execute({ schema, document, contextValue, variableValues, operationName: operationName ?? null })
}

/**
 * Runs a valid document as compiled code; with graphql-js when the compiler refuses it. Built-in scalars and enums pass as
 * resolvers give them: their types are the compiler's to check, and the gateway's answers were checked when they came.
 */
export function compile(schema: GraphQLSchema, document: DocumentNode): Runnable {
  const compiled = compileQuery<Record<string, unknown>>(schema, document, undefined, {
    disablingCapturingStackErrors: true,
    disableLeafSerialization: true,
  })
  if (!isCompiledQuery(compiled)) return interpret(schema, document)
  const defaults = defaultVariables(schema, document)
  return async (context, variables) => compiled.query(undefined, context, { ...defaults, ...variables })
}
