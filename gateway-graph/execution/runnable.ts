import { ApolloServerErrorCode } from '@apollo/server/errors'
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  isInputType,
  Kind,
  parse,
  typeFromAST,
  validate,
  valueFromAST,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { GraphContext } from '../context/graph-context.ts'

/** A document that is ready to run. Its answer has errors before masking. */
export type Runnable = (context: GraphContext, variables: Record<string, unknown>) => Promise<ExecutionResult>

/** Runs a valid document with graphql-js. */
export function interpret(schema: GraphQLSchema, document: DocumentNode, operationName?: string): Runnable {
  return async (contextValue, variableValues) =>
    execute({ schema, document, contextValue, variableValues, operationName: operationName ?? null })
}

/**
 * Runs a valid document as compiled code, or with graphql-js when the compiler refuses it. Built-in scalars and enums are
 * not checked again: TypeScript checks what resolvers return, and the gateway's answers were validated on arrival.
 */
export function compile(schema: GraphQLSchema, document: DocumentNode): Runnable {
  const compiled = compileQuery<Record<string, unknown>>(schema, document, undefined, {
    disablingCapturingStackErrors: true,
    disableLeafSerialization: true,
  })
  if (!isCompiledQuery(compiled)) return interpret(schema, document)
  const defaults = defaultVariables(schema, document)
  return async (context, variables) => {
    const { data, errors } = await compiled.query(undefined, context, { ...defaults, ...variables })
    return {
      ...(data !== undefined && { data }),
      ...(errors && errors.length > 0 && { errors: errors.map(error => withExtensions(error, data === undefined)) }),
    }
  }
}

/** The compiler's errors lack extensions, which Apollo Server reads. Whatever stopped a document before it ran is its variables. */
function withExtensions({ message, path, originalError }: GraphQLError, isBeforeRun: boolean): GraphQLError {
  const extensions = isBeforeRun ? { code: ApolloServerErrorCode.BAD_USER_INPUT } : {}
  return new GraphQLError(message, { path, originalError, extensions })
}

/** The default values of an operation's variables, which the compiled executor does not apply itself. */
export function defaultVariables(schema: GraphQLSchema, document: DocumentNode): Record<string, unknown> {
  const operation = document.definitions.find(node => node.kind === Kind.OPERATION_DEFINITION)
  const defaults = (operation?.variableDefinitions ?? []).flatMap(({ variable, type: typeNode, defaultValue }) => {
    const type = typeFromAST(schema, typeNode)
    return defaultValue && isInputType(type) ? [[variable.name.value, valueFromAST(defaultValue, type)] as const] : []
  })
  return Object.fromEntries(defaults)
}

/** One of the client's own documents. It is parsed and compiled when that is asked for first, unless it was before. */
interface ReadyDocument {
  readonly text: string
  readonly document: DocumentNode
  readonly run: Runnable
}

/** What is ready, by schema and text: portals of one process share it. */
const ready = new WeakMap<GraphQLSchema, Map<string, ReadyDocument>>()

/**
 * The client's own documents by hash: parsed, validated and compiled once, at start, or each at its first use where it is
 * known that they fit the schema. Throws when one does not, which means that client and gateway are of different builds.
 */
export function prepareKnownDocuments(
  schema: GraphQLSchema,
  texts: Readonly<Record<string, string>>,
  theyFit = false,
): ReadonlyMap<string, ReadyDocument> {
  const ofSchema = ready.get(schema) ?? new Map<string, ReadyDocument>()
  ready.set(schema, ofSchema)
  return new Map(
    Object.entries(texts).map(([hash, text]) => {
      const document = ofSchema.get(text) ?? (theyFit ? preparedLater(schema, text) : prepare(schema, text))
      ofSchema.set(text, document)
      return [hash, document]
    }),
  )
}

function prepare(schema: GraphQLSchema, text: string): ReadyDocument {
  const document = parse(text, { noLocation: true })
  const [error] = validate(schema, document)
  if (error) throw new Error(`A known document does not fit the schema: ${error.message}\n${text}`)
  return { text, document, run: compile(schema, document) }
}

function preparedLater(schema: GraphQLSchema, text: string): ReadyDocument {
  let document: DocumentNode | undefined
  let run: Runnable | undefined
  return {
    text,
    get document() {
      document ??= parse(text, { noLocation: true })
      return document
    },
    get run() {
      run ??= compile(schema, this.document)
      return run
    },
  }
}

/** Compiles documents one after another, with time for requests between them. */
export async function prepareOneByOne(documents: Iterable<ReadyDocument>): Promise<void> {
  for (const document of documents) {
    await new Promise(done => setImmediate(done))
    void document.run
  }
}
