/** The form's name for a field of the service: "answers.0.questionId" is "question1". Other names stay as they are. */
export const ownFieldName = (name: string): string =>
  name.replace(/^answers\.(\d+)\.(question|answer)\w*$/, (_name, index, part) => `${part}${Number(index) + 1}`)
