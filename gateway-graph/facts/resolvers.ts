import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  Kind,
  type SelectionNode,
} from 'graphql'
import { factAnswers } from '../../schema/generated/fact-answers.ts'
import type { FactName } from '../../schema/generated/facts.ts'
import type { GraphContext } from '../context/graph-context.ts'

type Selected = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>

/**
 * `viewer.facts`: the facts that are asked for, through the request's reader, in the graph's words; unknown is null. They are read together,
 * because a resolver for each of them would cost a screen more than reading them does.
 */
export const factsResolvers = {
  Viewer: {
    async facts(_viewer: unknown, _args: unknown, { facts }: GraphContext, info: Selected) {
      const names = askedFacts(info)
      const values = await Promise.all(names.map(name => facts.fact(name)))
      const told: { [Name in FactName]?: boolean | string | null } = {}
      for (const [index, name] of names.entries()) told[name] = inWords(name, values[index])
      return told
    },
  },
}

function inWords(name: FactName, value: string | undefined): boolean | string | null {
  const answers: Readonly<Record<string, boolean | string>> = factAnswers[name]
  return answers[value ?? ''] ?? null
}

/** By the place in a compiled document, which asks for the same each time. */
const known = new WeakMap<readonly FieldNode[], readonly FactName[]>()

/** The facts that a document asks for at one place, each once: a fact that is not asked for may not cost its call. */
function askedFacts(info: Selected): readonly FactName[] {
  const before = known.get(info.fieldNodes)
  if (before) return before
  const names = new Set<FactName>()
  let depends = false
  const read = (selections: readonly SelectionNode[]): void => {
    for (const selection of selections) {
      depends ||= (selection.directives?.length ?? 0) > 0
      if (!isAsked(selection, info)) continue
      if (selection.kind === Kind.FIELD) {
        if (isFact(selection.name.value)) names.add(selection.name.value)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) read(selection.selectionSet.selections)
      else read(info.fragments[selection.name.value]?.selectionSet.selections ?? [])
    }
  }
  for (const { selectionSet } of info.fieldNodes) read(selectionSet?.selections ?? [])
  const found = [...names]
  if (!depends) known.set(info.fieldNodes, found)
  return found
}

function isAsked(selection: SelectionNode, { variableValues }: Selected): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variableValues)
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, variableValues)
  return skip?.if !== true && include?.if !== false
}

const isFact = (name: string): name is FactName => Object.hasOwn(factAnswers, name)
