import { lazyCode } from '@/ui/base/lazy-part.tsx'

/** The palette; its code also loads ahead, on hover and focus. */
export const palette = lazyCode(() => import('./palette.tsx'))
