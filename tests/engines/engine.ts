/**
 * A browser as the walks drive it. Elements are named by XPath, which both drivers read; clicks and keys are the
 * driver's own, as a person's.
 */
export interface Engine {
  open(address: string): Promise<void>
  /** Size of the page's window. */
  resize(width: number, height: number): Promise<void>
  /** Clicks an element once it can be seen. */
  click(xpath: string): Promise<void>
  type(xpath: string, text: string): Promise<void>
  /** Chooses the option of a select by typing its words. */
  choose(xpath: string, label: string): Promise<void>
  /** Value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>
  clearCookies(): Promise<void>
  close(): Promise<void>
}

/** How long a person's next step may take to show, in milliseconds. */
export const stepTimeoutMs = 20_000
