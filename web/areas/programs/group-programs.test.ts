import { expect, it } from 'vitest'
import { groupPrograms, nestPrograms } from './group-programs.ts'

const program = (number: number, categories: string[], children: number[] = []) => ({
  ...{ number, categories, children: children.map(child => ({ number: child })) },
})
const grouped = (...programs: ReturnType<typeof program>[]) =>
  groupPrograms(programs, 'Other').map(({ category, programs: listed }) => [
    category,
    ...listed.map(({ program: { number } }) => number),
  ])

it('[PROGRAM-05] puts a program under each of its categories and keeps the order', () => {
  const programs = [program(1, ['Tools']), program(2, ['Dental', 'Tools']), program(3, []), program(4, ['Dental'])]
  expect(grouped(...programs)).toEqual([
    ['Tools', 1, 2],
    ['Dental', 2, 4],
    ['Other', 3],
  ])
})

it('[PROGRAM-06] groups a program within another by the other', () => {
  expect(grouped(program(1, ['Dental'], [2]), program(2, ['Coaching']))).toEqual([['Dental', 1]])
})

it('takes a category that is named twice once', () => {
  expect(grouped(program(1, ['Tools', 'Tools']))).toEqual([['Tools', 1]])
})

const nestProgramsProgram = (number: number, ...children: number[]) => ({
  ...{ number, children: children.map(child => ({ number: child })) },
})
const nested = (...programs: ReturnType<typeof nestProgramsProgram>[]) =>
  nestPrograms(programs).map(({ program: { number }, parts }) => [number, ...parts.map(part => part.number)])

it('[PROGRAM-06] shows a program within the one that lists it, whichever comes first, and nowhere else', () => {
  expect(
    nested(nestProgramsProgram(3), nestProgramsProgram(1, 3, 4), nestProgramsProgram(2), nestProgramsProgram(4)),
  ).toEqual([[1, 3, 4], [2]])
})

it('[PROGRAM-06] shows it by itself when the member does not have the one that lists it', () => {
  expect(nested(nestProgramsProgram(3), nestProgramsProgram(2))).toEqual([[3], [2]])
})

it('shows every program once, also when programs list each other, themselves or the same one', () => {
  expect(nested(nestProgramsProgram(1, 2), nestProgramsProgram(2, 3), nestProgramsProgram(3))).toEqual([[1, 2, 3]])
  expect(nested(nestProgramsProgram(1, 2), nestProgramsProgram(2, 1))).toEqual([[1, 2]])
  expect(nested(nestProgramsProgram(1, 1))).toEqual([[1]])
  expect(nested(nestProgramsProgram(1, 3), nestProgramsProgram(2, 3), nestProgramsProgram(3))).toEqual([[1, 3], [2]])
})
