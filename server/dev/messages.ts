/** What the development server tells the process that supervises it. */
export type ToSupervisor =
  /** The reference gateway is needed, for these domains. */
  | { kind: 'gateway-needed'; domainIds: readonly number[]; portals: string }
  /** The reference gateway's code changed. */
  | { kind: 'gateway-changed' }

/** What the supervising process answers: the gateway that was needed is there. */
export interface FromSupervisor {
  kind: 'gateway-ready'
}

/** Exit code of a development server that wants to be started again. */
export const startAgain = 75
