/** News of one kind that other instances announce: whoever listens late is told of the newest, as if it came just then. */
export class Announcements<Said> {
  readonly #listeners: ((said: Said) => void)[] = []
  #newest: Said | undefined

  onNew(heard: (said: Said) => void): void {
    this.#listeners.push(heard)
    if (this.#newest !== undefined) heard(this.#newest)
  }

  tell(said: Said): void {
    this.#newest = said
    for (const heard of this.#listeners) heard(said)
  }

  /** Says what whoever listens from now on is told first, nothing when it is left out: to all others it is no news. */
  begin(said?: Said): void {
    this.#newest = said
  }
}
