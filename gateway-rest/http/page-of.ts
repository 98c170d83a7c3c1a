/** The envelope of every paged list (ENT-34). */
interface Page<T> {
  content: T[]
  first: boolean
  last: boolean
  empty: boolean
  number: number
  numberOfElements: number
  size: number
  totalElements: number
  totalPages: number
}

/** Wraps the content of page `number`, counted from 0. A page past the end is empty and counts as the last one. */
export function pageOf<T>(
  content: T[],
  { number, size, totalElements }: Pick<Page<T>, 'number' | 'size' | 'totalElements'>,
): Page<T> {
  const totalPages = Math.ceil(totalElements / size)
  return {
    content,
    first: number === 0,
    last: number >= totalPages - 1,
    empty: content.length === 0,
    number,
    numberOfElements: content.length,
    size,
    totalElements,
    totalPages,
  }
}
