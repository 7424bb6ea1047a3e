import { codeLoader } from '@/ui/base/code-loader.ts'

/** Loads the palette's code; also called ahead, on hover and focus. */
export const loadPalette = codeLoader(() => import('./palette.tsx'))
