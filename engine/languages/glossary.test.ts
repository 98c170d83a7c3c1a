import { expect, it } from 'vitest'
import { otherTerms } from './glossary.ts'

const glossary = {
  claim: { say: ['reclamación', 'reclamaciones'], not: ['reclamo'] },
  'ID card': { say: ['tarjeta de identificación', 'tarjetas de identificación'] },
  'out of network': { say: ['fuera de la red'] },
}

it.each([
  ['Showing {from} to {to} of {total} claims', 'Se muestran de {from} a {to} de {total} reclamaciones'],
  ['ID cards', 'Tarjetas de identificación'],
  ['Claims', 'Recla\u00admaciones'],
  ['Your out-of-network limits', 'Sus límites fuera de la red'],
  ['We are not reclaiming {claim}', 'No pedimos nada'],
  ['[Here](/claims)', '[Aquí](/claims)'],
])('[LOCALE-09] the terms of "%s" are in "%s"', (english, said) => {
  expect(otherTerms(english, said, glossary)).toEqual([])
})

it('[LOCALE-09] a term may have signs that mean something in a pattern', () => {
  const signs = { eob: { say: ['explicación de beneficios (EOB)'] }, plan: { say: ['plan ('] } }
  expect(otherTerms('Your EOB', 'Su explicación de beneficios (EOB)', signs)).toEqual([])
  expect(otherTerms('The plan', 'El plan (2)', signs)).toEqual([])
  expect(otherTerms('Your EOB', 'Su explicación de beneficios EOB', signs)).toEqual([
    { term: 'eob', say: signs.eob.say },
  ])
})

it('[LOCALE-09] a term that is missing, and a word that others use for it, are told', () => {
  expect(otherTerms('Your claims', 'Sus facturas', glossary)).toEqual([{ term: 'claim', say: glossary.claim.say }])
  expect(otherTerms('Bills', 'Sus reclamos', glossary)).toEqual([
    { term: 'claim', say: glossary.claim.say, instead: 'reclamo' },
  ])
})
