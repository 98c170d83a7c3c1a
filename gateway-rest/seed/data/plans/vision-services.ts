import type { SeedService } from './priced-services.ts'

/** Vision services of one class cost the same. */
export type VisionClass = 'exam' | 'eyewear'

const ONCE = 'Once in a calendar year'

/** What vision plans pay for. */
export const visionServices: readonly SeedService<VisionClass>[] = [
  {
    ...{ id: 'eye-exam', category: 'Exams', name: 'Eye exam', serviceClass: 'exam' },
    ...{ benefitLimit: ONCE, procedures: ['92014'] },
  },
  { id: 'contact-lens-fitting', category: 'Exams', name: 'Contact lens fitting', serviceClass: 'exam' },
  {
    ...{ id: 'lenses', category: 'Eyewear', name: 'Lenses for glasses', serviceClass: 'eyewear' },
    ...{ benefitLimit: ONCE, procedures: ['V2103'] },
  },
  {
    ...{ id: 'frames', category: 'Eyewear', name: 'Frames', serviceClass: 'eyewear' },
    ...{ benefitLimit: 'Once in two calendar years', procedures: ['V2020'] },
  },
  {
    ...{ id: 'contact-lenses', category: 'Eyewear', name: 'Contact lenses', serviceClass: 'eyewear' },
    mainNote: 'In the place of glasses in the same calendar year.',
  },
]
