/** Query values of a call; undefined ones are left out. */
export type QueryValues = Record<string, string | number | boolean | undefined>

/**
 * Calls the REST gateway as the session's member. One client serves one request: equal GETs are sent once,
 * answers are validated against the contract, failures throw UpstreamError.
 */
export interface RestClient {
  /** GET, answer validated by `validate`. */
  get<Answer>(path: string, query: QueryValues, validate: Validator<Answer>): Promise<Answer>
  /** POST or PUT: never retried, and forgets what earlier GETs answered. */
  send<Answer>(
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    validate: Validator<Answer>,
    options?: { token?: string },
  ): Promise<Answer>
  /** GET of a text/plain answer. */
  text(path: string, query: QueryValues): Promise<string>
}

/** A standalone validator of schema/generated: tells whether the value keeps the contract. */
export type Validator<Value> = (value: unknown) => value is Value
