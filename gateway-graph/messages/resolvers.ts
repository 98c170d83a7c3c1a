import type { GraphContext } from '../context.ts'
import type { QueryResolvers } from '../generated/resolver-types.ts'
import { PortalFailure } from '../shared/portal-failure.ts'
import { readAccreditations, readChatConfiguration, readDomainCalendar } from './rest.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import { toAccreditations } from './to-accreditations.ts'

/** Resolvers of the messages area. A page stands without any of this, so a failure is logged and left out. */
export const messagesResolvers: {
  Query: Pick<QueryResolvers, 'holidayCalendar' | 'accreditations' | 'chatConfiguration'>
} = {
  Query: {
    holidayCalendar: (_parent, _args, context) =>
      orElse(context, null, async ({ rest, brand }) =>
        sanitiseHtml((await readDomainCalendar(rest, brand.domainId)).data.item.content),
      ),
    accreditations: (_parent, _args, context) =>
      orElse(context, [], async ({ rest, brand }) =>
        toAccreditations(await readAccreditations(rest, brand.accreditation.url)),
      ),
    chatConfiguration: (_parent, _args, context) =>
      orElse(context, null, ({ rest, brand }) => readChatConfiguration(rest, brand.chat.url)),
  },
}

/** What `read` gives, or the substitute when its call fails; the rest client has logged the failure. */
async function orElse<Value, Substitute>(
  context: GraphContext,
  substitute: Substitute,
  read: (context: GraphContext) => Promise<Value>,
): Promise<Value | Substitute> {
  try {
    return await read(context)
  } catch (error) {
    if (error instanceof PortalFailure) return substitute
    throw error
  }
}
