import { codegen } from '@graphql-codegen/core'
import * as typedDocumentNode from '@graphql-codegen/typed-document-node'
import * as operations from '@graphql-codegen/typescript-operations'
import type { DocumentNode } from 'graphql'
import { banner, codegenOptions } from './codegen-options.ts'

const scalars = {
  Date: 'string',
  Money: 'string',
  ID: 'string',
  ShellView: "import('../../engine/view.ts').ShellView",
  ScreenView: "import('../../engine/view.ts').ScreenView",
  RichText: "import('../../engine/view.ts').RichText",
}

/** The module of one document file, so that a screen's code carries only its own documents. */
export async function documentModule(schema: DocumentNode, document: DocumentNode): Promise<string> {
  const text = await codegen({
    schema,
    documents: [{ location: 'documents.graphql', document }],
    filename: 'documents.ts',
    config: {},
    plugins: [
      { operations: { ...codegenOptions, avoidOptionals: false, scalars } },
      { typedDocumentNode: { useTypeImports: true } },
    ],
    pluginMap: { operations, typedDocumentNode },
  })
  return banner + text
}
