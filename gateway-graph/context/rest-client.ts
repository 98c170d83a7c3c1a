/** Query values of a call; undefined ones are left out. */
export type QueryValues = Record<string, string | number | undefined>

/**
 * Calls the REST gateway as the session's member. One client serves one request: equal GETs are sent once,
 * answers are validated against the contract, failures throw UpstreamError.
 */
export interface RestClient {
  /**
   * GET, answer validated by `validate`. `path` is below the brand's base path ("account/status"), or a whole address
   * ("{gateway}/quality/accreditations", CALL-73): an address outside the base path never gets the member's token.
   */
  get<Answer>(path: string, query: QueryValues, validate: Validator<Answer>): Promise<Answer>
  /**
   * POST of a query that does not fit an address: it changes nothing, so answers of earlier GETs stay valid; like every
   * POST it is never retried.
   */
  ask<Answer>(path: string, query: QueryValues, body: object, validate: Validator<Answer>): Promise<Answer>
  /**
   * POST or PUT: never retried, and forgets what earlier GETs answered. `token` replaces the session's (SESSION-09);
   * `answers` is for the few calls whose answer is a plain text, and for those that answer JSON only when nothing else
   * is taken; `circuit` names one of its own, which no other call's failures open.
   */
  send<Answer>(
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    validate: Validator<Answer>,
    options?: { token?: string; answers?: 'text/plain' | 'application/json alone'; circuit?: string | undefined },
  ): Promise<Answer>
  /** GET of a text/plain answer that changes something: never repeated or remembered, like `send`. */
  order<Answer extends string>(path: string, query: QueryValues, validate: Validator<Answer>): Promise<Answer>
  /** GET of a text/plain answer; 204 is the empty text. */
  text<Answer extends string>(path: string, query: QueryValues, validate: Validator<Answer>): Promise<Answer>
  /**
   * GET of an address of a manifest whose answer is public: sent without token, cached across requests, and never waited
   * for long (PublicAnswers).
   */
  getPublic<Answer>(manifestAddress: string, validate: Validator<Answer>): Promise<Answer>
  /** An address of a manifest with {gateway} replaced by the gateway's and {domainId} by the brand's number. */
  address(manifestAddress: string): string
}

/** A standalone validator of schema/generated: whether the value keeps the contract. */
export interface Validator<Value> {
  (value: unknown): value is Value
  /** After a failed check: where the value breaks the contract, never the value itself. */
  errors?: readonly { readonly instancePath: string; readonly keyword: string }[] | null
}
