import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** An import or a declaration begins a part of a generated file; what is above it tells of it. */
const declaration = /^export const (\w+)/m

const wordsOf = (code: string) => new Set(code.match(/[A-Za-z_]\w*/g))

/** The names of an import as they are written, without those of types. */
const valuesOf = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))

const namedImport = /^import \{([^}]*)\} from (['"])([^'"]+)\2;?$/gm

/** How files whose declarations are modules of their own are imported; between them, from their own folder. */
const splitFiles = /^@generated\/[^/]+\/(codec|queries)\.ts$/
const splitSiblings = /^\.\/(codec|queries)\.ts$/

/** Imports each declaration of a split file from its own module. Every line stays where it is. */
export const importsOfParts = (code: string, files = splitFiles): string =>
  code.replace(namedImport, (all, names: string, _, address: string) =>
    files.test(address)
      ? valuesOf(names)
          .map((name) => `import { ${name} } from '${address}?part=${name.split(' ', 1)[0]}'`)
          .join('; ') + '\n'.repeat(all.split('\n').length - 1)
      : all,
  )

/** One declaration of a generated file, with the imports that it needs; those of the same file are parts of it as well. */
export const partOf = (text: string, name: string, file: string): string => {
  const [head = '', ...blocks] = text.split(/^(?=export const )/m)
  const parts = new Map(blocks.map((block) => [declaration.exec(block)?.[1] ?? '', block]))
  const own = parts.get(name)
  if (own === undefined) throw new Error(`${file} declares no ${name}.`)
  const words = wordsOf(own)
  const others = [...parts.keys()].filter((other) => other !== name && words.has(other))
  const imports = [...head.matchAll(namedImport)].map(([, names = '', , address]) => {
    const needed = valuesOf(names).filter((each) => words.has(each))
    return needed.length > 0 ? `import { ${needed.join(', ')} } from '${address}'\n` : ''
  })
  const fromHere = others.length > 0 ? `import { ${others.join(', ')} } from './${file}'\n` : ''
  return importsOfParts(imports.join('') + fromHere, splitSiblings) + own
}

/**
 * Makes a module of each declaration of the generated codecs and queries. As one module, all calls of a service come
 * with the first page that makes one of them.
 */
export const generatedParts = (): Plugin => ({
  name: 'generated-parts',
  apply: 'build',
  transform: {
    filter: { code: /@generated\/[^/]+\/(codec|queries)\.ts/ },
    order: 'post',
    handler: (code) => ({ code: importsOfParts(code), map: null }),
  },
  load: {
    filter: { id: /\?part=/ },
    handler: (id) => {
      const [path = '', name = ''] = id.split('?part=')
      const file = path.slice(path.lastIndexOf('/') + 1)
      return { code: partOf(readFileSync(path, 'utf8'), name, file), moduleType: 'ts' }
    },
  },
})
