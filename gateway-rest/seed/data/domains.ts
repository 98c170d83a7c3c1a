import type { Accreditation, ChatConfig, Product } from '../../../schema/generated/gateway-types.ts'

/** A brand as the gateway knows it. */
export interface SeedDomain {
  readonly id: string
  /** The letter that the brand's subscriber IDs begin with. */
  readonly letter: string
  readonly networkNames: readonly string[]
  readonly outlineOfCoverageUrl: string
  readonly accreditations: readonly Accreditation[]
  readonly chat: ChatConfig
  readonly products: readonly Product[]
}

function chat(host: string, displayChat: boolean): ChatConfig {
  return { host, bus: 'member', poc: 'portal', displayChat, mappedGroupId: null }
}

/** Brands with networks, accreditations and chat of their own; any other brand has defaults. */
const seedDomains: readonly SeedDomain[] = [
  {
    id: '1',
    letter: 'U',
    networkNames: ['Evergreen Choice Network', 'Evergreen Dental Premier'],
    outlineOfCoverageUrl: 'https://documents.brand-1.example/outline-of-coverage.pdf',
    accreditations: [
      {
        elementValue: 'Accredited',
        url: 'https://accreditation.example/accredited',
        pairedText1: 'Accredited health plan',
      },
    ],
    chat: chat('chat.brand-1.example', true),
    products: [{ name: 'Wellness', eligible: true, url: 'https://wellness.example/brand-1' }],
  },
  {
    id: '2',
    letter: 'S',
    networkNames: ['Silver Care Network'],
    outlineOfCoverageUrl: 'https://documents.brand-2.example/outline-of-coverage.pdf',
    accreditations: [
      {
        elementValue: 'Commendable',
        url: 'https://accreditation.example/commendable',
        pairedText1: 'Commendable Medicare plan',
      },
    ],
    chat: chat('chat.brand-2.example', false),
    products: [{ name: 'Fitness', eligible: true, url: 'https://fitness.example/brand-2' }],
  },
  {
    id: '3',
    letter: 'M',
    networkNames: ['Open Access Network', 'Bright Smile Network'],
    outlineOfCoverageUrl: 'https://documents.brand-3.example/outline-of-coverage.pdf',
    accreditations: [
      { elementValue: 'Interim', url: 'https://accreditation.example/interim', pairedText1: 'Interim accreditation' },
    ],
    chat: chat('chat.brand-3.example', true),
    products: [{ name: 'Wellness', eligible: false, url: null }],
  },
  {
    id: '5',
    letter: 'R',
    networkNames: ['Regional Dental Network'],
    outlineOfCoverageUrl: 'https://documents.brand-5.example/outline-of-coverage.pdf',
    accreditations: [],
    chat: chat('chat.brand-5.example', false),
    products: [],
  },
]

/** The domains that get members by default. */
export const DOMAIN_IDS: readonly string[] = seedDomains.map(({ id }) => id)

/** What the gateway knows about a brand; a new one gets defaults, so that it needs no code here either. */
export function seedDomain(id: string): SeedDomain {
  return (
    seedDomains.find(domain => domain.id === id) ?? {
      id,
      letter: 'N',
      networkNames: ['Choice Network'],
      outlineOfCoverageUrl: 'https://documents.example/outline-of-coverage.pdf',
      accreditations: [],
      chat: chat('chat.example', false),
      products: [],
    }
  )
}
