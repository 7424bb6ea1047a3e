import { lazyCode } from '../base/lazy-part.tsx'

/** The panel with the options of a picker and of the project switcher. */
export const pickerPanel = lazyCode(() => import('./picker-panel.tsx'))
