import { compileManifest } from '../../../engine/resolve/compile-manifest.ts'
import { nextStep } from '../../../engine/resolve/journey.ts'
import { resolveShell } from '../../../engine/resolve/resolve-shell.ts'
import type { Manifest } from '../../../schema/generated/manifests.ts'
import { themeCss } from '../../../server/brands/theme-css.ts'
import { answerAt, exampleOf } from '../../../server/content/show/surface-text.ts'
import { homeShown, homeViewer, program } from '../../../web/blocks/testing/home-context.ts'
import { renderPage } from '../../../web/entry-server.tsx'
import type { Query, QueryResult } from '../../../web/query/query.ts'
import { claimsViewer } from '../../areas/support/claims-answers.ts'
import { type Answers, fakeQuery } from '../../areas/support/fake-query.ts'
import { start } from '../../areas/support/policies-answers.ts'
import { member } from '../personas.ts'

const seals = ['ACCREDITED', 'COMMENDABLE', 'INTERIM'].map(level => ({ level, url: null, pairedText: level }))

const group = {
  ...{ name: 'Cascade Paper Works', startDate: '2020-01-01', endDate: null, isCurrent: true },
  timeline: 'ACTIVE_SINCE' as const,
}
const somebody = {
  member: null,
  actingStaff: null,
  family: { subscriberId: 'W12345678', products: [], chatConfig: null },
  groups: [group, { ...group, isCurrent: false }],
}

/** A member for whom every source has an answer. */
const everything = member({ severalGroups: 'yes', ebillEligible: 'yes', ebillAlert: 'yes', planManagement: 'renewal' })

/** Whether the member has what blocks show, or little of it: blocks say so. */
export type Has = 'all' | 'little'

const unnamed = (number: number) => ({
  ...program(number, `Program ${number}`, `About ${number}.`),
  categories: ['Health'],
  children: [],
})

/** Answers for every block, with all programs that the manifest names and one that it does not. */
function answersFor(manifest: Manifest, has: Has): Answers {
  const named = [
    ...manifest.programs.items.map(entry => entry.program),
    ...manifest.tools.items.flatMap(tool => (tool.kind === 'program' ? [tool.program] : [])),
    ...manifest.pages.pages.flatMap(({ blocks }) =>
      blocks.flatMap(block => ('program' in block ? [block.program] : [])),
    ),
  ]
  const numbers = [...new Set([...named, 1, 7, 4711])].filter(number => number > 0)
  const programs = numbers.map(unnamed)
  const viewer = {
    ...homeViewer,
    programs: { programs },
    primaryCare: {
      ...homeViewer.primaryCare,
      withProvider: (homeViewer.primaryCare?.withProvider ?? []).map(each => ({
        ...each,
        coming: { providerName: 'Dr. Ada Okoro', startDate: '2027-01-01' },
      })),
    },
  }
  const shown = {
    ...homeShown,
    comingPeriods: [
      {
        startDate: '2027-01-01',
        plans: ['MEDICAL', 'DENTAL', 'VISION', 'PHARMACY'].map(category => ({ category })),
      },
    ],
    ...(has === 'little' && { preventiveCareDueDate: null }),
  }
  return {
    ...start(),
    ClaimsScreen: () => claimsViewer(),
    EobsScreen: () => ({
      data: { viewer: { family: { claimTypes: ['MEDICAL'], explanations: null, explanationChoices: null } } },
    }),
    Home: () => ({ data: { viewer }, shown }),
    ContactScreen: () => ({ data: { holidayCalendar: { type: 'root', children: [] } } }),
    LogInScreen: () => ({ data: { notice: null } }),
    ProgramsScreen: () => ({ data: { viewer: { member: { programs, featuredPrograms: [] } } } }),
    ProgramScreen: ({ program: asked }) => ({
      data: {
        viewer: {
          member: {
            program: {
              ...(programs.find(({ number }) => number === asked) ?? unnamed(Number(asked))),
              ...{ document: null, content: null },
            },
          },
        },
      },
    }),
    PageScreen: () => ({
      data: {},
      shown: {
        programs: programs.map(({ number, name, description }) => ({
          ...{ number, name, description, url: 'https://programs.example/' },
        })),
        programPhones: programs.map(({ number }) => ({ number, phoneNumber: `503-555-${number}` })),
        outlineOfCoverage: has === 'little' ? null : homeShown.outlineOfCoverage,
        networks: has === 'little' ? [] : ['Wide network'],
      },
    }),
  }
}

const report = ({ error }: { error: unknown }): never => {
  throw error
}

/**
 * What members can see of a brand, address by address: the HTML that is drawn, without the data that script gets; where the
 * address leads; where log-in leads; and the theme's style sheet.
 */
export function drawnOf(
  manifest: Manifest,
  /** The manifest whose programs the member has. */
  of: Manifest = manifest,
): (address: string, having: Has) => Promise<string> {
  const compiled = compileManifest(manifest, report)
  const queryOf = (having: Has) => {
    const { query: asked } = fakeQuery(compiled, everything, answersFor(of, having))
    return (async (...question: Parameters<Query>) => {
      const answer = (await asked(...question)) as QueryResult<object>
      const { data } = answer
      return data && 'shell' in data
        ? { ...answer, data: { ...data, accreditations: seals, viewer: somebody } }
        : answer
    }) as Query
  }
  const { routes } = resolveShell(compiled, everything)
  return async (address, having) => {
    if (address === 'theme') return themeCss(manifest.theme)
    if (address === 'journey') return JSON.stringify(nextStep(compiled, everything))
    const path = exampleOf(address)
    const leads = String(answerAt(compiled, path, everything))
    const page = await renderPage({
      request: new Request(`http://portal.example${path}`),
      routes,
      query: queryOf(having),
      now: () => new Date('2026-11-20T20:00:00Z'),
      reference: 'request-0042',
      nonce: 'nonce',
      style: manifest.theme.style,
      report: error => {
        throw error
      },
      assets: { script: '/script.js', styles: [], theme: '/theme.css', preload: [], parts: {} },
    })
    return page.kind === 'page'
      ? `${leads} ${page.html.replace(/<script type="application\/json"[\s\S]*?<\/script>/, '')}`
      : `${leads} ${page.location}`
  }
}
