import type { QualityAccreditation } from '../../schema/generated/gateway-types.ts'
import type { GraphContext } from '../context/graph-context.ts'
import { PortalFailure } from '../failures/portal-failure.ts'
import type { Accreditation, AccreditationLevel, QueryResolvers } from '../generated/resolver-types.ts'
import { readAccreditations, readChatConfiguration, readDomainCalendar } from './rest.ts'
import { sanitiseHtml } from './sanitise-html.ts'

/** Resolvers of the messages area. Pages do without any of this, so a failure is logged and the field left empty. */
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

/** The result of `read`, or the substitute when its call fails; the rest client has logged the failure. */
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

const levels: { readonly [elementValue: string]: AccreditationLevel } = {
  accredited: 'ACCREDITED',
  commendable: 'COMMENDABLE',
  interim: 'INTERIM',
}

/** Accreditations by `elementValue`, compared without case (SHELL-04, SHELL-05, OPEN-52); unknown ones are left out (SHELL-06). */
export function toAccreditations({ accreditations }: QualityAccreditation): Accreditation[] {
  return Object.values(accreditations).flatMap(entry => {
    const level = levels[entry?.elementValue.toLowerCase() ?? '']
    return entry && level ? [{ level, url: entry.url, pairedText: entry.pairedText1 }] : []
  })
}
