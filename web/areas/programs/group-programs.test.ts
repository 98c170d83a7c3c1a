import { expect, it } from 'vitest'
import { groupPrograms } from './group-programs.ts'

const program = (id: number, categories: string[], childResourceIds: number[] = []) => ({
  id,
  categories,
  childResourceIds,
})
const grouped = (...programs: ReturnType<typeof program>[]) =>
  groupPrograms(programs, 'Other').map(({ category, programs: listed }) => [
    category,
    ...listed.map(({ program: { id } }) => id),
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
