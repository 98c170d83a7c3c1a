import type { BlockView } from '../block.tsx'

export const welcomeView: BlockView<'welcome-banner'> = {
  id: 'welcome',
  block: 'welcome-banner',
  column: 'full',
  greeting: 'Hello, {firstName}',
  identifier: 'subscriberId',
  identifierLabel: 'Subscriber ID',
  copyLabel: 'Copy subscriber ID',
  copied: 'Copied subscriber ID to clipboard',
  idCardLink: { id: 'welcome-id-card', title: 'ID card', target: '/id-card' },
  picture: { src: '/brand-assets/test/home.svg', alt: '', width: 480, height: 240 },
}

/** The manifest's variant for local 598 groups. */
export const employeeWelcomeView: BlockView<'welcome-banner'> = {
  ...welcomeView,
  identifier: 'employeeId',
  identifierLabel: 'Employee ID',
  copyLabel: 'Copy employee ID',
}
