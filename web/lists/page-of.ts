/** How many items of a list stand on a page. */
export const pageSize = 10

/** One page of a list, counted from 0, as counts and links between pages show it. */
export interface ListPage {
  readonly number: number
  readonly size: number
  readonly numberOfElements: number
  readonly totalElements: number
  readonly totalPages: number
}

/** Where a part of a list stands whose address asks for a page, counted from 0. */
export function pageOf(
  number: number,
  { totalCount, nodes }: { totalCount: number; nodes: readonly unknown[] },
): ListPage {
  return {
    ...{ number, size: pageSize, numberOfElements: nodes.length, totalElements: totalCount },
    totalPages: pagesOf(totalCount),
  }
}

/** How many pages a list has. */
export const pagesOf = (totalCount: number): number => Math.ceil(totalCount / pageSize)
