/** The pages that are compared: the portal's Home, that of another checkout's portal, and the same Home made otherwise. */
export const pageNames = ['portal', 'before', 'static', 'hand-written', 'client-rendered'] as const
export type PageName = (typeof pageNames)[number]
