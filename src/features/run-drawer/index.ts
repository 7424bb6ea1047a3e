export { type RunPreset, suitePreset } from './rules/state.ts'
export { RunDrawerHost } from './run-drawer-host.tsx'
export { RunJobButton, runJobMenuItem } from './run-job-button.tsx'
