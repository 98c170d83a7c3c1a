import { expect, it } from 'vitest'
import { hasSameName } from './members.ts'

const same = (one: string, other: string) =>
  hasSameName({ firstName: one, lastName: 'Núñez' }, { firstName: other, lastName: 'NÚÑEZ' })

it('takes a name for the same in any case and however its letters are composed, and any other name for another', () => {
  for (const typed of ['José', 'JOSÉ', ' josé ', 'Jose\u0301'])
    expect([typed, same('José', typed)]).toEqual([typed, true])
  for (const other of ['Jose', 'Joséa', '']) expect([other, same('José', other)]).toEqual([other, false])
})
