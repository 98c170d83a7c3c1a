import { type OperationDefinitionNode, parse } from 'graphql'
import knownDocuments from '../../../web/generated/known-documents.json' with { type: 'json' }
import { sampleInputs, sampleVariables } from './sample-variables.ts'

/** A document with values for its variables. */
export interface SampleDocument {
  name: string
  text: string
  kind: OperationDefinitionNode['operation']
  variables: Record<string, unknown>
}

/** Every document of the client, with sample values for its variables. */
export const clientDocuments: readonly SampleDocument[] = Object.values<string>(knownDocuments).map(text => {
  const operation = parse(text).definitions.find(
    (node): node is OperationDefinitionNode => node.kind === 'OperationDefinition',
  )
  const name = operation?.name?.value ?? ''
  const names = (operation?.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
  const given = names.flatMap(one => (one in sampleVariables ? [[one, sampleVariables[one]]] : []))
  const input = names.includes('input') ? { input: sampleInputs[name] } : {}
  const kind = operation?.operation ?? ('query' as SampleDocument['kind'])
  return { name, text, kind, variables: { ...Object.fromEntries(given), ...input } }
})
