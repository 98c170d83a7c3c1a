import { screenKindNames } from '../../schema/generated/screen-kinds.ts'
import type { QueryResolvers, ScreenResolvers } from '../generated/resolver-types.ts'

/** Resolvers of the content area: what manifests say, decided by the engine for whoever asks. */
export const contentResolvers: {
  Query: Pick<QueryResolvers, 'shell' | 'screen'>
  Screen: Pick<ScreenResolvers, 'kind'>
} = {
  Query: {
    shell: (_parent, _args, { content, facts }) => content.shell(facts),
    screen: (_parent, { path }, { content, facts }) => content.screen(path, facts),
  },
  Screen: { kind: ({ kind }) => screenKindNames[kind] },
}
