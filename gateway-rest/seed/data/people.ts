const split = (names: string): readonly string[] => names.trim().split(/\s+/)

/** First names by sex, from many cultures, as in a real membership. */
export const firstNames = {
  F: split(`Aaliyah Alma Amara Anh Beatriz Bridget Camila Chiara Claire Dalia Elena Esther Fatima Freya Grace Hana Imani
    Ingrid Isabel Jasmine Josefina June Kalina Keiko Lakshmi Leilani Lucia Mabel Maya Mei Nadia Naomi Noor Odette Olivia
    Priya Quinn Rosa Ruth Saoirse Sofia Tamika Thea Uma Valentina Wanda Ximena Yuki Zara Zoe`),
  M: split(`Adrian Ahmed Alejandro Amir Anders Antonio Arjun Ben Bogdan Caleb Carlos Chidi Damian Daniel Diego Elias Emeka
    Ethan Felix Gabriel George Hiro Hugo Idris Isaac Ivan Jamal James Jin Kofi Kwame Leo Liam Luca Malik Marcus Mateo Minh
    Nathan Noah Omar Oscar Pavel Rafael Samuel Sanjay Tariq Theo Viktor Wei`),
} as const

/** Family names. */
export const lastNames =
  split(`Abara Acosta Ahmadi Andersen Baker Bauer Begum Bianchi Brooks Castillo Chandra Chen Cohen
  Costa Cruz Delgado Diaz Dubois Eriksen Fischer Flores Foster Garcia Gomez Grant Greene Gupta Haddad Hansen Harris Hayes
  Hernandez Hughes Ito Ivanov Jackson Johansson Jones Kaur Khan Kim Kowalski Larsen Lee Lopez Martin Mbeki Mendoza Morales
  Moreau Murphy Nakamura Nguyen Novak Okafor Oliveira Ortiz Osei Park Patel Pereira Petrov Quispe Ramos Reyes Rivera Rossi
  Ruiz Sato Schmidt Silva Singh Sokolov Soto Suzuki Tanaka Thompson Torres Tran Turner Vargas Vega Walsh Wang Washington
  Weber White Wilson Wong Wright Yamamoto Yilmaz Young Zhang Zimmermann`)

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
