import { expect, it } from 'vitest'
import { askStudio } from './support/ask-studio.ts'
import { MemoryDesk } from './support/memory-desk.ts'

it('[STUDIO-29] tells whom the history can be asked for, each by name and once', async () => {
  const asking = { grants: [{ role: 'viewer' as const }], desk: new MemoryDesk([]) }
  expect((await askStudio('{ publishers }', asking)).data).toEqual({ publishers: ['Ada', 'Lucia'] })
})
