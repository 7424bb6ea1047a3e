import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** The names of the elements of an icon of lucide, with their attributes. */
type Shapes = readonly (readonly [string, Readonly<Record<string, string>>])[]

/** The module of an icon with these shapes. They need no keys, as they never change. */
export const drawnModule = (shapes: Shapes): string => {
  const drawn = shapes.map(([name, { key: _, ...attributes }]) => [name, attributes])
  return `import { drawnIcon } from '@/ui/base/icon.ts'
export default /* @__PURE__ */ drawnIcon(${JSON.stringify(drawn)})
`
}

/** Draws the icons of lucide without what theirs do for properties that the console does not set. */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\//, code: 'createLucideIcon(' },
    handler: async (_, id) => {
      const { __iconData } = await import(pathToFileURL(id).href)
      return { code: drawnModule(__iconData.node), map: null }
    },
  },
})
