import { graphql } from 'graphql'
import { buildContentSchema } from '../../../gateway-content/build-schema.ts'
import type { StudioContext } from '../../../gateway-content/context.ts'
import type { Desk } from '../../../gateway-content/desk.ts'
import type { Grant } from '../../../gateway-content/policy.ts'
import { MemoryDesk } from './memory-desk.ts'

export const studioSchema = buildContentSchema()

/** Ids as texts, "Draft december". */
const ids: StudioContext['ids'] = {
  idOf: (...parts) => parts.join(' '),
  keyOf(id) {
    const [type = '', ...parts] = id.split(' ')
    return { type, parts }
  },
}

const at = new Date('2026-03-10T12:00:00Z')

/** Previews whose addresses say what they are of, and a link to one of every draft: what is done is noted at the desk. */
const previewAt = (desk: Desk): StudioContext['preview'] => ({
  people: async () => [],
  personas: async () => [{ key: 'active', description: 'Somebody', known: async () => undefined }],
  mistakes: async () => [],
  frame: (name = 'new') => name,
  address: ({ asked: { brand, draft }, path }) =>
    `https://preview.example${path}?${brand} ${draft?.name} ${draft?.version}`,
  hidden: async () => [],
  member: async () => ({ persona: 'active', laid: [] }),
  choices: async () => [],
  languages: async () => ['en-US'],
  places: async () => [],
  links: async draft => [{ ...link, draft }],
  share: async (_, { author }) => noted(desk, `share by ${author}`),
  takeBack: async (_, { author }) => noted(desk, `take back by ${author}`),
})

const link = {
  ...{
    key: 'a-link',
    draft: 'december',
    brand: 'acme',
    author: 'Ada <id of Ada>',
    at,
    until: at,
    takenBack: undefined,
  },
  ...{ shows: 'active', address: 'https://link.preview.example/' },
}

function noted(desk: Desk, what: string) {
  if (desk instanceof MemoryDesk) desk.writes.push(what)
  return link
}

/** Whoever asks, of what. */
interface Asking {
  name?: string
  grants: readonly Grant[]
  desk: Desk
  fourEyes?: boolean
  mail?: StudioContext['mail']
}

/** Asks the studio's graph in process: its data, and the codes of what was refused. */
export async function askStudio(
  source: string,
  { name = 'Ada', grants, desk, fourEyes = false, mail }: Asking,
  variableValues: Record<string, unknown> = {},
) {
  const from = { client: '203.0.113.7', requestId: 'a request' }
  const staff = { id: `id of ${name}`, name, grants }
  const now = () => new Date('2026-03-10T12:00:00Z')
  const contextValue: StudioContext = { staff, desk, preview: previewAt(desk), fourEyes, mail, ids, from, now }
  const { data, errors = [] } = await graphql({ schema: studioSchema, source, contextValue, variableValues })
  const refusals = errors.map(({ originalError, message }) => Object(originalError).code ?? message)
  return { data: JSON.parse(JSON.stringify(data ?? null)) as Record<string, never> | null, refusals }
}

/** Sends a mutation with its input, asking for the codes of its user errors. */
export async function changeByStudio(mutation: string, input: object, asking: Asking) {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`
  const source = `mutation ($input: ${type}) { answer: ${mutation}(input: $input) { userErrors { code } } }`
  const { data, refusals } = await askStudio(source, asking, { input })
  const { userErrors = [] } = (data?.answer ?? {}) as { userErrors?: { code: string }[] }
  return { codes: userErrors.map(({ code }) => code), refusals }
}
