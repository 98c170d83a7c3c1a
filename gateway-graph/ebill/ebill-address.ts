import type { Brand } from '../../schema/generated/manifests.ts'

/** The brand's eBill address with the user key, and on a first visit with the first-time flag (EBILL-04, EBILL-09). */
export function ebillAddress(ebill: Brand['ebill'], userKey: string, isFirstVisit: boolean): string {
  const url = new URL(ebill.url)
  url.searchParams.set(ebill.userKeyParameter, userKey)
  if (isFirstVisit) url.searchParams.set(ebill.firstTimeParameter, 'true')
  return url.href
}
