import { codeLoader } from '@/ui/base/code-loader.ts'

/** Starts loading the palette's code; called when it is likely to be opened. */
export const loadPalette = codeLoader(() => import('./palette.tsx'))
