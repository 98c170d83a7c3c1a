import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileCondition } from '../../engine/conditions/compile-condition.ts'
import { foldCondition } from '../../engine/conditions/fold-condition.ts'
import { interpretCondition } from '../../engine/conditions/interpret-condition.ts'
import { combinationOf } from '../../engine/members/combination-of.ts'
import { membersWho } from '../../engine/members/members-who.ts'
import { registry } from '../../engine/members/registry.ts'
import type { Condition } from '../../schema/generated/manifests.ts'
import { type Fixture, fixtureText } from './support/fixture.ts'
import { memberOf, saidOf, space } from './support/said-of.ts'
import { scope } from './support/scope.ts'

/** UPDATE=1 writes sentences and explanations anew; conditions, facts and results are for people to change. */
const isUpdate = process.env.UPDATE === '1'
const folder = import.meta.dirname

const read = async (path: string): Promise<{ path: string; name: string; fixture: Fixture }> => ({
  path,
  name: basename(path, '.json'),
  fixture: JSON.parse(await readFile(path, 'utf8')),
})
const paths: string[] = []
for await (const path of glob('*.json', { cwd: folder })) paths.push(path)
paths.sort()
const fixtures = await Promise.all(paths.map(path => read(join(folder, path))))

/** Forms of a condition, and "fact value" for each value that it asks for. */
const askedBy = (condition: Condition): string[] =>
  foldCondition<string[]>(condition, {
    all: parts => ['all', ...parts.flat()],
    any: parts => ['any', ...parts.flat()],
    not: part => ['not', ...part],
    use: name => ['use', `use ${name}`],
    in: name => ['in', `in ${name}`],
    fact: (name, values) => values.map(value => `${name} ${value}`),
  })

describe('the condition language, case by case', () => {
  it.each(fixtures)('$name', async ({ path, fixture }) => {
    const { condition, result } = fixture
    const member = memberOf(fixture)
    const known = { ...member, report: () => {} }
    const truth = result === 'unknown' ? undefined : result
    expect(interpretCondition(condition, scope, known)).toBe(truth)
    expect(compileCondition(condition, scope).test(known)).toBe(truth)
    const { yes, no } = membersWho(condition, scope, space)
    const combination = combinationOf(member, space)
    expect(space.diagrams.has(yes, combination)).toBe(truth === true)
    expect(space.diagrams.has(no, combination)).toBe(truth === false)
    const said = saidOf(fixture)
    if (isUpdate) await writeFile(path, fixtureText({ ...fixture, ...said }))
    else
      expect({ ...said, text: await readFile(path, 'utf8') }).toEqual({
        sentence: fixture.sentence,
        explanation: fixture.explanation,
        text: fixtureText(fixture),
      })
  })
})

describe('the cases together', () => {
  it('are at least 300, each different and named in plain English', () => {
    expect(fixtures.length).toBeGreaterThanOrEqual(300)
    const asked = fixtures.map(({ fixture: { condition, facts } }) => JSON.stringify([condition, facts]))
    expect(new Set(asked).size).toBe(fixtures.length)
    for (const { name } of fixtures) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('ask for every value of every fact, in every form, through every name', () => {
    const asked = new Set(fixtures.flatMap(({ fixture }) => askedBy(fixture.condition)))
    const values = Object.entries(registry.facts).flatMap(([name, fact]) =>
      Object.keys(fact.values).map(value => `${name} ${value}`),
    )
    const names = [
      ...Object.keys(scope.conditions).map(name => `use ${name}`),
      ...Object.keys(scope.segments).map(name => `in ${name}`),
    ]
    expect([...values, ...names, 'all', 'any', 'not'].filter(each => !asked.has(each))).toEqual([])
  })

  it('leave every fact unknown that can be', () => {
    const undecided = fixtures.filter(({ fixture }) => fixture.result === 'unknown')
    const asked = new Set(
      undecided.flatMap(({ fixture }) => askedBy(fixture.condition).map(each => each.split(' ')[0])),
    )
    const canBe = Object.entries(registry.facts).flatMap(([name, fact]) => (fact.canBeUnknown ? [name] : []))
    expect(canBe.filter(name => !asked.has(name))).toEqual([])
  })
})
