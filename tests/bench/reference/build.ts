import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Functions of the reference page's script; together they weigh what the console did when this was written. */
const functionCount = 1550

/** Of so many functions one runs at the start; the others are only read. */
const runsOneOf = 2

const styleRules = 600

/** Numbers below 1 that are the same every time. */
const createRandom = () => {
  let state = 20_240_305
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Random = () => number

const wordOf = (random: Random) =>
  Array.from({ length: 3 + Math.floor(random() * 4) }, () =>
    String.fromCharCode(97 + Math.floor(random() * 26)),
  ).join('')

const wordsOf = (random: Random, count: number) =>
  Array.from({ length: count }, () => wordOf(random))

/** One function of the kind that minified code is made of: objects, conditions, a loop, other functions. */
const functionOf = (random: Random, index: number) => {
  const [first, second, third, fourth] = wordsOf(random, 4)
  const other = Math.floor(random() * index)
  const [small, large] = [Math.floor(random() * 90), Math.floor(random() * 9000)]
  return `function f${index}(a,b){const c={${first}:a,${second}:"${wordsOf(random, 14).join(' ')}",${third}:[${small},b,${large}]};
let d="";if(a>${small}&&b!==null){for(let i=0;i<${1 + (small % 12)};i++)d+=String.fromCharCode(97+((i*${large}+a)%26))}else d=c.${second}.toUpperCase();
c.${fourth}=d.split("").map((e,i)=>e.charCodeAt(0)^i).filter(e=>e%${2 + (small % 5)}===0);
return typeof b==="object"&&b?{...c,${fourth}:Object.keys(b).length}:a<2?f${other}(a+1,c):c}`
}

/** The fixed code of the page: `start` runs a part of it, `use` a little of it. */
const libraryOf = (random: Random) => {
  const indexes = Array.from({ length: functionCount }, (_, index) => index)
  const started = indexes.filter((index) => index % runsOneOf === 0)
  return `{const kept=new Map();
${indexes.map((index) => functionOf(random, index)).join('\n')}
globalThis.library={start(){for(const[i,f]of[${started.map((index) => `f${index}`)}].entries())kept.set(i,f(i%7,i%2?null:{i}))},
use(){for(let i=0;i<1000;i++)kept.set(i,f${functionCount - 1}(i%7,{i}))}}}
`
}

const styleOf = (random: Random) =>
  Array.from({ length: styleRules }, () => {
    const [first, second] = wordsOf(random, 2)
    const [hue, space] = [Math.floor(random() * 360), Math.floor(random() * 40)]
    return `.${first} .${second}{color:hsl(${hue} 40% 30%);padding:${space}px;display:flex}`
  }).join('\n')

const ownStyle = `
body { font: 14px/20px sans-serif; margin: 0; }
.table, .long { height: 600px; overflow: auto; }
.cell { padding: 8px 12px; border-bottom: 1px solid #ddd; text-align: start; white-space: nowrap; }
.mark { display: inline-block; width: 12px; height: 12px; margin-right: 6px; border-radius: 6px; background: #888; }
.long-body { position: relative; }
.long-row { height: 44px; }
`

const rowsOf = (random: Random) =>
  Array.from({ length: 100 }, (_, index) => ({
    id: `item-${index}`,
    name: wordsOf(random, 4).join(' '),
    kind: wordOf(random),
    state: wordOf(random),
    owner: wordsOf(random, 2).join(' '),
    count: Math.floor(random() * 10_000),
    createdAt: 1_700_000_000_000 + index * 3_600_000,
    updatedAt: 1_705_000_000_000 + index * 3_600_000,
    labels: wordsOf(random, 4),
    details: wordsOf(random, 60).join(' '),
  }))

const document = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Reference</title><link rel="icon" href="data:,"><link rel="stylesheet" href="./style.css"></head>
<body><script src="./library.js"></script><script type="module" src="./page.js"></script></body>
</html>
`

/** The fixed code of the reference page, which also is something to compress for as long as a build's reference takes. */
export const referenceLibrary = (): string => libraryOf(createRandom())

/** Writes the reference page: a fixed amount of script, style and rows, the same on every machine and every day. */
export const writeReferencePage = async (folder: string): Promise<void> => {
  const random = createRandom()
  await mkdir(folder, { recursive: true })
  await Promise.all([
    writeFile(join(folder, 'index.html'), document),
    writeFile(join(folder, 'library.js'), referenceLibrary()),
    writeFile(join(folder, 'style.css'), ownStyle + styleOf(random)),
    writeFile(join(folder, 'settings.json'), JSON.stringify({ user: 'user' })),
    writeFile(join(folder, 'user.json'), JSON.stringify({ title: 'Items', rows: 'rows' })),
    writeFile(join(folder, 'rows.json'), JSON.stringify(rowsOf(random))),
    copyFile(fileURLToPath(new URL('page.js', import.meta.url)), join(folder, 'page.js')),
  ])
}
