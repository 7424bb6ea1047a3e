import type { Plugin } from 'vite'

const helper = 'virtual:route-code'

/**
 * A browser takes some tasks to import even a file that it has, while a page that is drawn has the processor. What has
 * been imported is there at once; a file that could not be had is asked for again.
 */
const helperCode = `export const kept = (load) => {
  let code
  const forget = (error) => {
    code = undefined
    throw error
  }
  return () => (code ??= load().catch(forget))
}
`

/** The code of a route whose parts all import one file by one function, which keeps what it has imported. */
export const withOneImport = (code: string): string => {
  const names = new Map<string, string>()
  const importer = /const (\$\$split\w+) = (\(\) => import\([^()]+\))/g
  const shortened = code.replace(importer, (_, name: string, load: string) => {
    const first = names.get(load)
    if (!first) names.set(load, name)
    return `const ${name} = ${first ?? `$$kept(${load})`}`
  })
  // Every line stays where it is.
  return `import { kept as $$kept } from '${helper}';${shortened}`
}

/**
 * The router gives each part of a page a function of its own that imports the same file. One will do: with the
 * files it asks for it is the longest line of a route, and all of them come with the first screen.
 */
export const routeCode = (): Plugin => ({
  name: 'route-code',
  apply: 'build',
  resolveId: (source) => (source === helper ? `\0${helper}` : undefined),
  load: (id) => (id === `\0${helper}` ? helperCode : undefined),
  transform: {
    filter: { code: '$$split' },
    order: 'post',
    handler: (code) => ({ code: withOneImport(code), map: null }),
  },
})
