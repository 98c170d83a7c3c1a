import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type DocumentNode, parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { buildContentSchema } from '../../gateway-content/build-schema.ts'
import { top } from '../build/build-paths.ts'

it('[STUDIO-36] every document that the studio’s client sends is one that its graph takes', async () => {
  const folder = resolve(top, 'studio/generated')
  const schema = buildContentSchema()
  const modules = readdirSync(folder).filter(file => file !== 'schema-types.ts')
  const documents = await Promise.all(
    modules.map(async file => Object.entries((await import(resolve(folder, file))) as Record<string, DocumentNode>)),
  )
  const wrong = documents
    .flat()
    .flatMap(([name, document]) => validate(schema, document).map(error => `${name}: ${error.message}`))
  expect(wrong).toEqual([])
  expect(documents.flat().length).toBeGreaterThan(5)
  expect(validate(schema, parse('{ nothing }'))).toHaveLength(1)
})
