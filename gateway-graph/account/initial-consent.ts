/** What the EOB consent starts as: the stored choice or consented for subscribers, null for others (POLICY-12, POLICY-13). */
export function initialConsent(isSubscriber: boolean, stored: boolean | null): boolean | null {
  return isSubscriber ? (stored ?? true) : null
}
