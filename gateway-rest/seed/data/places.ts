/** Cities with a ZIP code; streets are made up. */
export const cities = [
  { city: 'Portland', state: 'OR', zipCode: '97205' },
  { city: 'Salem', state: 'OR', zipCode: '97301' },
  { city: 'Eugene', state: 'OR', zipCode: '97401' },
  { city: 'Bend', state: 'OR', zipCode: '97701' },
  { city: 'Medford', state: 'OR', zipCode: '97501' },
  { city: 'Vancouver', state: 'WA', zipCode: '98660' },
  { city: 'Spokane', state: 'WA', zipCode: '99201' },
  { city: 'Boise', state: 'ID', zipCode: '83702' },
  { city: 'Anchorage', state: 'AK', zipCode: '99501' },
] as const

export const streets = [
  'Alder Street',
  'Birch Lane',
  'Cedar Avenue',
  'Dogwood Court',
  'Elm Street',
  'Fir Road',
  'Harvest Way',
  'Juniper Drive',
  'Lakeview Terrace',
  'Maple Avenue',
  'Orchard Road',
  'Quarry Street',
] as const
