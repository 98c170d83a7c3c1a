import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Observable } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Json } from '../../../engine/json.ts'
import type { WorkerAnswer, WorkerQuestion } from '../../worker/messages.ts'
import { type DeskContext, DeskProvider } from '../desk-context.ts'
import { answerCondition, type ConditionAsked } from './answer-condition.ts'
import { ConditionBuilder } from './condition-builder.tsx'

/** The worker beside the page, which answers as the studio's own does. */
class AnsweringWorker extends EventTarget {
  static started: AnsweringWorker[] = []
  constructor() {
    super()
    AnsweringWorker.started.push(this)
  }
  postMessage({ id, asked }: WorkerQuestion) {
    const data: WorkerAnswer = { id, answer: answerCondition(asked as ConditionAsked) }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate() {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', AnsweringWorker)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  // One that failed is asked nothing by later tests.
  for (const worker of AnsweringWorker.started.splice(0)) worker.dispatchEvent(new Event('error'))
})

const answers: Readonly<Record<string, object>> = {
  PersonaBrands: { brands: [{ __typename: 'Brand', id: '1', key: 'acme', name: 'Acme' }] },
  IdNames: { idNames: [{ __typename: 'IdName', set: 'groupId', value: '777', name: 'Harbour Town' }] },
  PersonaFacts: {
    node: {
      ...{ __typename: 'Brand', id: '1' },
      personas: [
        persona('ann', [
          { name: 'session', value: 'full' },
          { name: 'medical', value: 'active' },
        ]),
        persona('bob', [
          { name: 'session', value: 'full' },
          { name: 'medical', value: 'termed' },
        ]),
        persona('cy', [{ name: 'session', value: 'full' }]),
        { ...persona('locked', []), facts: null, sets: null },
      ],
    },
  },
}

function persona(key: string, facts: readonly { name: string; value: string }[]) {
  const typed = facts.map(fact => ({ __typename: 'SampleFact', ...fact }))
  return { __typename: 'Persona', key, description: key, facts: typed, sets: [] }
}

/** The studio's graph; a question that it fails it answers the next time. */
const clientOf = (failing: Set<string>) =>
  new ApolloClient({
    cache: new InMemoryCache({ possibleTypes: { Node: ['Brand'] } }),
    link: new ApolloLink(
      ({ operationName = '' }) =>
        new Observable(observer => {
          if (failing.delete(operationName)) return observer.error(new Error('No answer'))
          observer.next({ data: answers[operationName] as Record<string, unknown> })
          observer.complete()
        }),
    ),
  })

function open(value: Json | undefined, ...failing: string[]) {
  const said: (Json | undefined)[] = []
  const segments: Record<string, unknown> = { pioneers: { description: 'Pilot groups.', of: 'groupId', values: ['1'] } }
  const desk = {
    ...{ paths: [], brand: 'acme' },
    draft: { store: { oneStep: (work: () => void) => work(), state: () => ({ files: new Map() }) } },
    scope: { conditions: { covered: { description: 'Covered.', when: { medical: ['active'] } } }, segments },
    addGroup(openSet: string, id: string) {
      segments.found = { description: 'Found.', of: openSet, values: [id] }
      return 'found'
    },
  } as unknown as DeskContext
  function Held() {
    const [held, setHeld] = useState(value)
    return (
      <ConditionBuilder
        value={held}
        required={false}
        onChange={next => {
          said.push(next)
          setHeld(next)
        }}
      />
    )
  }
  render(
    <ApolloProvider client={clientOf(new Set(failing))}>
      <DeskProvider value={desk}>
        <Held />
      </DeskProvider>
    </ApolloProvider>,
  )
  return { user: userEvent.setup(), now: () => said.at(-1) }
}

it('[STUDIO-06] adds, wraps, moves, unwraps and removes by keys alone, and keeps the focus at what was edited', async () => {
  const { user, now } = open(undefined)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(now()).toEqual({ session: ['full'] })
  const condition = () => screen.getAllByRole('combobox', { name: 'Condition' })
  expect(condition()[0]).toBe(document.activeElement)

  await user.selectOptions(condition()[0] as HTMLElement, 'medical')
  const press = async (name: string | RegExp) => {
    screen.getByRole('button', { name }).focus()
    await user.keyboard('{Enter}')
  }
  await press('Or …')
  expect(now()).toEqual({ any: [{ medical: ['active'] }, { memberStatus: ['active'] }] })
  expect(condition()[1]).toBe(document.activeElement)
  const checks = screen.getAllByRole('checkbox', { name: 'has an active medical plan' })
  await user.click(checks[0] as HTMLElement)
  // The last value stays: a list of none is no condition.
  expect(now()).toEqual({ any: [{ medical: ['active'] }, { memberStatus: ['active'] }] })

  await press('Move or wrap: Everyone who has coverage now')
  await press('Up')
  expect(now()).toEqual({ any: [{ memberStatus: ['active'] }, { medical: ['active'] }] })
  expect(document.activeElement).toHaveProperty('textContent', 'Up')
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Enter}')
  await press('Wrap in “not”')
  expect(now()).toEqual({ any: [{ not: { memberStatus: ['active'] } }, { medical: ['active'] }] })
  await press('Unwrap')
  expect(now()).toEqual({ any: [{ memberStatus: ['active'] }, { medical: ['active'] }] })
  expect(condition()[0]).toBe(document.activeElement)
  await press('Remove: Everyone who has coverage now')
  expect(now()).toEqual({ any: [{ medical: ['active'] }] })
  await press('Everyone again')
  expect(now()).toBeUndefined()
  expect(screen.getByRole('button', { name: 'Choose for whom' })).toBe(document.activeElement)
})

it('[STUDIO-06] says beside it for whom it holds, examples, what failures do, and takes a shorter one at a tap', async () => {
  const { user, now } = open({ all: [{ any: [{ medical: ['active'] }] }] })
  const beside = screen.getByRole('region', { name: 'What follows from it' })
  await waitFor(() => expect(within(beside).getByText('Holds for 1')).toBeDefined())
  const told = (beside.textContent ?? '').replaceAll(/\s+/g, ' ')
  for (const words of ['Holds for 1ann', 'Does not hold for 1bob', 'Is not known of 1cy']) expect(told).toContain(words)
  await waitFor(() => expect(beside.textContent).toContain('somebody who has an active medical plan'))
  expect(beside.textContent).toContain('the account cannot be had, it is not known of everyone.')
  expect(beside.textContent).toContain('does not see the item')
  await user.click(within(beside).getByRole('button', { name: 'Take the shorter one' }))
  expect(now()).toEqual({ medical: ['active'] })
  await waitFor(() => expect(within(beside).queryByRole('button', { name: 'Take the shorter one' })).toBeNull())
})

it('[STUDIO-06] says when the sample members could not be asked, and asks them again', async () => {
  const { user } = open({ medical: ['active'] }, 'PersonaFacts')
  const beside = screen.getByRole('region', { name: 'What follows from it' })
  expect(await within(beside).findByText(/Could not load sample members/)).toBeDefined()
  await user.click(within(beside).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(within(beside).getByText('Holds for 1')).toBeDefined())
  expect(within(beside).queryByText(/Could not load/)).toBeNull()
})

it('[STUDIO-06] finds a group by its name or number, and says what is expected instead', async () => {
  const { user, now } = open({ in: 'pioneers' })
  const field = screen.getByLabelText('by its name or number')
  await user.type(field, 'Nowhere{Enter}')
  expect(screen.getByRole('alert').textContent).toContain('No group is called “Nowhere”')
  await user.clear(field)
  await user.type(field, 'harbour town')
  await user.click(screen.getByRole('button', { name: 'Take this group' }))
  expect(now()).toEqual({ in: 'found' })
})
