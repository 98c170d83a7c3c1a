/** An answer of /graphql before it is written: whoever writes it adds what every answer carries. */
export interface GraphqlReply {
  status: number
  /** Names and values in turns; a name may be there several times. */
  headers: readonly string[]
  body: string
}
