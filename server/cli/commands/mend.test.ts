import { expect, it } from 'vitest'
import { manifestsCopy } from '../testing/manifests-copy.ts'
import { saidByPortal } from '../testing/said-by-portal.ts'

it('mends what is certain, keeps every other sign of the file, and says what it did', async () => {
  await using manifests = await manifestsCopy()
  const { folder } = manifests
  const right = await manifests.read('base/home.json')
  // Two slips of the finger in one file, one behind a comma that hides it.
  await manifests.edit('base/home.json', '"column": "full"', '"colunm": "full"')
  await manifests.edit('base/home.json', '\n  ]\n}', ',\n  ]\n}')
  const wrong = await manifests.read('base/home.json')

  const dry = await saidByPortal(['mend', '--dry-run'], { folder })
  expect(dry.code).toBe(1)
  expect(dry.out).toContain('2 mistakes would be mended, none is left.')
  expect(await manifests.read('base/home.json')).toBe(wrong)

  const { code, out } = await saidByPortal(['mend'], { folder })
  expect({ code, text: await manifests.read('base/home.json') }).toEqual({ code: 0, text: right })
  expect(out).toMatch(
    /mended {2}\S+base\/home\.json:\d+:\d+\n {2}found {5}the field "colunm"\n {2}- "colunm": "full",\n {2}\+ "column": "full",/,
  )
  expect(out).toContain('2 mistakes mended, none is left.')
  expect((await saidByPortal(['mend'], { folder })).out).toBe('No mistakes.')
})

it('leaves to people what only they can know, and edits only the folder that is named', async () => {
  await using manifests = await manifestsCopy()
  const { folder } = manifests
  await manifests.edit('base/home.json', '"column": "full"', '"colunm": "full"')
  await manifests.edit('senior/menus.json', '{', '{ "author": "me",')
  const wrong = await manifests.read('base/home.json')
  const { code, out } = await saidByPortal(['mend', 'senior'], { folder })
  expect(code).toBe(1)
  expect(out).toContain('try       leaving it out, if that is meant')
  expect(out).toContain('No mistakes mended, 2 left for you.')
  expect(await manifests.read('base/home.json')).toBe(wrong)

  const machine = await saidByPortal(['mend', '--json'], { folder })
  expect(JSON.parse(machine.out)).toMatchObject({
    mended: [{ found: 'the field "colunm"', after: [expect.stringContaining('"column"')] }],
    left: [{ found: 'the field "author"', mend: { certain: false } }],
    written: [expect.stringMatching(/base\/home\.json$/)],
  })
  expect(await saidByPortal(['mend', 'senoir'], { folder })).toEqual({
    ...{ code: 2, out: '' },
    err: 'portal: there is no folder "senoir". Did you mean "senior"?',
  })
})
