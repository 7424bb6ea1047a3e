import { useMemo } from 'react'
import { type ChartColor, chartColors } from '@/models/charts/chart-axes.ts'
import { useTheme } from '@/session/theme.ts'

const grounds = {
  ink: 'var(--color-ink)',
  muted: 'var(--color-muted)',
  line: 'var(--color-line)',
  surface: 'var(--color-surface)',
} as const

const all = { ...chartColors, ...grounds }

/** The colours as values, because a canvas knows no variables. */
export type ThemeColors = { readonly [name in ChartColor | keyof typeof grounds]: string }

/** The colours of the theme that is shown now. */
const resolve = (): ThemeColors => {
  const probe = document.createElement('span')
  document.body.append(probe)
  const style = getComputedStyle(probe)
  const values = Object.entries(all).map(([name, color]) => {
    probe.style.color = color
    return [name, style.color] as const
  })
  probe.remove()
  return Object.fromEntries(values) as ThemeColors
}

/** The colours of the theme; others once it is switched. */
export const useThemeColors = (): ThemeColors => {
  const theme = useTheme()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are those of the theme.
  return useMemo(resolve, [theme])
}
