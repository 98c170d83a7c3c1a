import type { ReactNode } from 'react'
import type { ContactLine as Line } from '../../../engine/view.ts'
import { phoneTarget } from '../../ui/format/phone-target.ts'
import { Link } from '../../ui/link/link.tsx'

const dial = (number: string) => <Link target={phoneTarget(number)}>{number}</Link>
const write = (address: string) => <Link target={`mailto:${address}`}>{address}</Link>
const tell = (words: string) => words

/** How each kind of line is used: called, written to, or read. */
const ways: { readonly [Kind in Line['kind']]: (value: string) => ReactNode } = {
  phone: dial,
  tty: dial,
  email: write,
  hours: tell,
  address: tell,
}

export function ContactLine({ line }: { line: Pick<Line, 'kind' | 'value'> }) {
  return ways[line.kind](line.value)
}
