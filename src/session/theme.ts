import { localMemory } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** Available themes. */
const themes = ['light', 'dark'] as const

/** One of `themes`. */
export type Theme = (typeof themes)[number]

const known = (value: unknown) => themes.find((theme) => theme === value)

/** The theme to show: that of the address, else the saved one, else light. Unknown values are ignored. */
export const themeOf = (requested: unknown, saved: unknown): Theme =>
  known(requested) ?? known(saved) ?? 'light'

// Set by `public/boot.js` before the first paint.
const current = createStore<Theme>(
  typeof document === 'undefined' ? 'light' : themeOf(document.documentElement.dataset.theme, null),
)

/** Shows the theme of the address (its `theme` parameter, if any), else the saved one. */
export const showTheme = (requested: unknown): void => {
  const theme = themeOf(requested, localMemory.read('theme'))
  document.documentElement.dataset.theme = theme
  current.set(theme)
}

/** Saves the user's choice for later visits. */
export const saveTheme = (theme: Theme): void => {
  localMemory.write('theme', theme)
}

/** The current theme. */
export const useTheme = (): Theme => useStore(current)
