/** Starts loading the palette's code; called when it is likely to be opened. */
export const loadPalette = () => import('./palette.tsx')
