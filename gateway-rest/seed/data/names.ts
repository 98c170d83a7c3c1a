const split = (names: string): readonly string[] => names.trim().split(/\s+/)

/** First names by sex, from many places, as a real membership has them. */
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
