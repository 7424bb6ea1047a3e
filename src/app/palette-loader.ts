import { codeLoader } from '@/ui/code-loader.ts'

/** Starts loading the palette's code; called when it is likely to be opened. */
export const loadPalette = codeLoader(() => import('./palette.tsx'))
