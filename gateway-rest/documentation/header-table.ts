import type { GatewayDocument } from '../../schema/generate/gateway-document.ts'
import { type Html, html } from '../html.ts'
import { table } from './table.ts'
import { boundWords, typeWords } from './type-words.ts'

/** The headers that answers carry, by the name under which the answers refer to them. */
export function headerTable({ responses, headers }: GatewayDocument['components']): Html {
  const used = new Map(
    Object.values(responses).flatMap(answer =>
      Object.entries(answer.headers ?? {}).map(
        ([name, { $ref }]) => [name, headers[$ref.split('/').pop() ?? '']] as const,
      ),
    ),
  )
  return table(
    'Headers',
    ['Header', 'Type', 'Meaning'],
    [...used].flatMap(([name, header]) =>
      header === undefined
        ? []
        : [
            [
              html`<code>${name}</code>`,
              typeWords(header.schema),
              html`${header.description}${boundWords(header.schema)}`,
            ],
          ],
    ),
  )
}
