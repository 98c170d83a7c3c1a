import { expect, it } from 'vitest'
import { nestPrograms } from './nest-programs.ts'

const program = (id: number, ...childResourceIds: number[]) => ({ id, childResourceIds })
const nested = (...programs: ReturnType<typeof program>[]) =>
  nestPrograms(programs).map(({ program: { id }, parts }) => [id, ...parts.map(part => part.id)])

it('[PROGRAM-06] shows a program within the one that lists it, whichever comes first, and nowhere else', () => {
  expect(nested(program(3), program(1, 3, 4), program(2), program(4))).toEqual([[1, 3, 4], [2]])
})

it('[PROGRAM-06] shows it by itself when the member has not the one that lists it', () => {
  expect(nested(program(3), program(2))).toEqual([[3], [2]])
})

it('shows every program once, also when programs list each other, themselves or the same one', () => {
  expect(nested(program(1, 2), program(2, 3), program(3))).toEqual([[1, 2, 3]])
  expect(nested(program(1, 2), program(2, 1))).toEqual([[1, 2]])
  expect(nested(program(1, 1))).toEqual([[1]])
  expect(nested(program(1, 3), program(2, 3), program(3))).toEqual([[1, 3], [2]])
})
