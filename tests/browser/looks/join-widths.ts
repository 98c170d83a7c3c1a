import type { Look, Seen } from './seen.ts'

/** An element with its look at both widths; undefined where it is not seen. */
export interface Joined {
  name: string
  hasText: boolean
  wide: Look | undefined
  phone: Look | undefined
  children: Joined[]
}

/** Lays what is seen at two widths over each other: elements are the same, only styles differ. */
export function joinWidths(wide: Seen | undefined, phone: Seen | undefined): Joined | undefined {
  const any = wide ?? phone
  if (!any) return
  return {
    name: any.name,
    hasText: any.hasText,
    wide: wide?.look,
    phone: phone?.look,
    children: joinLists(wide?.children ?? [], phone?.children ?? []),
  }
}

/** In the order of the wide screen; what only a phone shows comes after its neighbour there. */
function joinLists(wide: readonly Seen[], phone: readonly Seen[]): Joined[] {
  const onPhone = new Map(phone.map(seen => [seen.id, seen]))
  const order = [...wide]
  for (const [index, seen] of phone.entries()) {
    if (wide.some(({ id }) => id === seen.id)) continue
    const before = order.findIndex(({ id }) => id === phone[index - 1]?.id)
    order.splice(before + 1, 0, seen)
  }
  const onWide = new Map(wide.map(seen => [seen.id, seen]))
  return order.map(({ id }) => joinWidths(onWide.get(id), onPhone.get(id))).filter(joined => joined !== undefined)
}
