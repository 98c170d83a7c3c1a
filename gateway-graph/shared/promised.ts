/** What a function gives, as a promise without a detour for one that is given; what it throws is a rejection too. */
export function promised<Value>(run: () => Value | Promise<Value>): Promise<Value> {
  try {
    return Promise.resolve(run())
  } catch (error) {
    return Promise.reject(error)
  }
}
