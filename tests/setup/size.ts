/** `npm run size`: how much code each room of the console has, and how heavy the first script is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

interface Size {
  lines: number
  files: number
  exports: number
}

/** Not code of the console: the platform that stands in for the services, tests, and what is generated. */
const leftOut = /^src\/(mock-platform|mocks|[^/]+\/testing)\/|\.test\.tsx?$|\.gen\.ts$/

/** Floors with a room for each area. */
const floorsOfAreas = ['features', 'models', 'parts']

/** Rooms that are tools in themselves: their size says little about what an ordinary screen costs. */
const tools = [
  'reports',
  'evidence',
  'charts',
  'tables',
  'report-tables',
  'parameter-space',
  'capsule',
  'log',
  'logs',
]

const roomOf = (file: string): string => {
  const [, floor = '', area = ''] = file.split('/')
  if (floor.includes('.')) return 'start'
  return floorsOfAreas.includes(floor) && !area.includes('.') ? `${floor}/${area}` : floor
}

const namesIn = (text: string): number =>
  [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .filter((name) => name.trim() !== '').length

const sizeOf = (text: string): Size => ({
  lines: text.split('\n').length - 1,
  files: 1,
  exports: namesIn(text) + (text.match(/^export (?!\{|type \{)/gm)?.length ?? 0),
})

const sum = (sizes: readonly Size[]): Size => {
  const total = { lines: 0, files: 0, exports: 0 }
  for (const { lines, files, exports } of sizes) {
    total.lines += lines
    total.files += files
    total.exports += exports
  }
  return total
}

/** A route with a page of its own: neither the frame of others nor a redirect. */
const isScreen = ({ name, text }: { name: string; text: string }) =>
  /^src\/routes\/_console\/.*(?<!\/route)\.tsx$/.test(name) && text.includes('component: ')

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((name) => /\.(tsx?|css)$/.test(name) && !leftOut.test(name))
  .map((name) => ({ name, room: roomOf(name), text: readFileSync(name, 'utf8') }))

const rooms = [...Map.groupBy(files, ({ room }) => room)]
  .map(([room, members]) => ({ room, ...sum(members.map(({ text }) => sizeOf(text))) }))
  .sort((a, b) => a.room.localeCompare(b.room))

const row = (name: string, ...cells: (number | string)[]) =>
  name.padEnd(32) + cells.map((cell) => String(cell).padStart(8)).join('')

console.log(row('room', 'lines', 'files', 'exports'))
for (const { room, lines, files, exports } of rooms) console.log(row(room, lines, files, exports))
const all = sum(rooms)
console.log(row('all', all.lines, all.files, all.exports))

const screens = files.filter(isScreen).length
const ordinary = files.filter(
  (file) => isScreen(file) && !file.name.startsWith('src/routes/_console/reports/'),
).length
const { lines } = sum(rooms.filter(({ room }) => !tools.includes(room.split('/').at(-1) ?? '')))
console.log(`
${screens} routed screens; ${ordinary} of them outside reports.
${Math.round(lines / ordinary)} lines for each of these (${lines} outside ${tools.join(', ')}).`)

const page = 'dist/index.html'
const [, first] =
  (existsSync(page) &&
    /<script[^>]* src="[^"]*\/(assets\/[^"]+)"/.exec(readFileSync(page, 'utf8'))) ||
  []
if (first) {
  const script = readFileSync(`dist/${first}`)
  const compressed = gzipSync(script, { level: 9 }).length
  console.log(`First script: ${script.length} bytes, ${compressed} compressed.`)
} else console.log('First script: npm run build makes it first.')
