import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type DocumentNode, validate } from 'graphql'
import { expect, it } from 'vitest'
import { documentLimits } from '../../gateway-graph/execution/document-limits.ts'
import { studioSchema } from './support/ask-studio.ts'

const folder = resolve(import.meta.dirname, '../../studio/generated')
const files = readdirSync(folder).filter(file => file.endsWith('.ts') && file !== 'schema-types.ts')

it.each(files)(
  '[STUDIO-36] each document of %s is one that the graph takes, with no fragment left over',
  async file => {
    const { default: _, ...documents } = (await import(resolve(folder, file))) as Record<string, DocumentNode>
    expect(Object.keys(documents).length).toBeGreaterThan(0)
    for (const [name, document] of Object.entries(documents)) {
      expect([name, validate(studioSchema, document)]).toEqual([name, []])
      const limits = [documentLimits({ depth: 12, aliases: 20, fields: 300, mutations: 1 })]
      expect([name, validate(studioSchema, document, limits)]).toEqual([name, []])
    }
  },
)
