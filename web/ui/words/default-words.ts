/** Words of the small parts that every screen uses. Text "common" of a manifest replaces them key by key. */
export const defaultWords = {
  newTab: '(opens in a new tab)',
  required: 'required',
  optional: 'optional',
  show: 'Show',
  hide: 'Hide',
  copy: 'Copy',
  copied: 'Copied',
  edit: 'Edit',
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading',
  errorSummary: 'Please check the following',
  chooseDate: 'Choose date',
  datePlaceholder: 'MM/DD/YYYY',
  step: 'Step {step} of {steps}',
  stepDone: 'completed',
  info: 'Information',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
  alert: 'Notice',
} as const

export type Word = keyof typeof defaultWords
