import type { SeedService } from './priced-services.ts'

/** Dental services of one class cost the same. */
type DentalClass = 'preventive' | 'basic' | 'major' | 'orthodontic'

type DentalServiceRow = readonly [code: string, name: string, description: string, benefitLimit?: string]

const HEADING: Readonly<Record<DentalClass, string>> = {
  preventive: 'Preventive',
  basic: 'Basic',
  major: 'Major',
  orthodontic: 'Orthodontic',
}

const TWICE = 'Two in a calendar year'
const ONCE_IN_TEN = 'Once in ten years for a tooth'

const preventive: readonly DentalServiceRow[] = [
  ['D0120', 'Regular exam', 'The dentist looks over teeth and gums.', TWICE],
  ['D0140', 'Exam of one problem', 'A look at one tooth or area that hurts.'],
  ['D0150', 'First full exam', 'A whole examination for a new patient.', 'Once in three years'],
  ['D0210', 'Full set of X-rays', 'Pictures of all teeth and the jaw.', 'Once in five years'],
  ['D0274', 'Bitewing X-rays, four films', 'Pictures that show decay between back teeth.', 'Once in a calendar year'],
  ['D1110', 'Teeth cleaning, adult', 'Removal of plaque and tartar from the teeth of a grown-up.', TWICE],
  ['D1120', 'Teeth cleaning, child', 'Removal of plaque and tartar from the teeth of a child.', TWICE],
  ['D1206', 'Fluoride varnish', 'A coat that hardens enamel.', `${TWICE} through age 18`],
  ['D1351', 'Sealant', 'A thin layer that keeps the grooves of a back tooth clean.', 'Once in five years for a tooth'],
]

const basic: readonly DentalServiceRow[] = [
  ['D2140', 'Silver filling, one surface', 'Decay is taken out and the tooth filled with metal.'],
  ['D2330', 'White filling, front tooth', 'A filling in the color of the tooth.'],
  ['D2392', 'White filling, two surfaces', 'A filling in the color of a back tooth.'],
  ['D3310', 'Root canal, front tooth', 'The inside of the tooth is cleaned and closed.'],
  ['D3330', 'Root canal, molar', 'The inside of a back tooth is cleaned and closed.'],
  ['D4341', 'Deep cleaning', 'Cleaning below the gums of a quarter of the mouth.', 'Once in two years for a quarter'],
  ['D4910', 'Gum maintenance', 'Cleaning after treatment of gum disease.', 'Four in a calendar year'],
  ['D7140', 'Tooth removal', 'A tooth that can be seen is taken out.'],
  ['D7210', 'Tooth removal by surgery', 'A tooth is taken out through the gum or bone.'],
]

const major: readonly DentalServiceRow[] = [
  ['D2740', 'Crown, ceramic', 'A cap in the color of the tooth covers all of it.', ONCE_IN_TEN],
  ['D2750', 'Crown, ceramic on metal', 'A cap of metal below ceramic.', ONCE_IN_TEN],
  ['D5110', 'Full upper denture', 'Replaces all upper teeth.', 'Once in ten years'],
  ['D6010', 'Implant', 'A post in the jaw that holds a new tooth.', ONCE_IN_TEN],
  ['D6240', 'Bridge tooth', 'A new tooth held by its neighbors.', ONCE_IN_TEN],
  ['D9944', 'Night guard', 'A guard against grinding of teeth.', 'Once in five years'],
]

const orthodontic: readonly DentalServiceRow[] = [
  ['D8080', 'Braces', 'Straightening of the teeth of a young person.', 'Once'],
]

const entries = { preventive, basic, major, orthodontic } as const
const CLASSES = ['preventive', 'basic', 'major', 'orthodontic'] as const

/** What dental plans pay for; a claim line's procedure code is the service's code. */
export const dentalServices: readonly SeedService<DentalClass>[] = CLASSES.flatMap(serviceClass =>
  entries[serviceClass].map(([code, name, description, benefitLimit]) => ({
    ...{ id: code, category: HEADING[serviceClass], name, serviceClass, description, procedures: [code] },
    ...(benefitLimit === undefined ? {} : { benefitLimit }),
  })),
)
