/**
 * Says what is wrong with an installation, and what to do, before a build or the demo stumbles over
 * it. Plain JavaScript without dependencies, so that it runs where the rest does not:
 * `node build/preflight.js [port]`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

const majorAndMinor = (version) => version.split('.').map(Number)

/** Whether npm leaves out native parts when it runs on this Node. */
const isTooOld = (version) => {
  const [major = 0, minor = 0] = majorAndMinor(version)
  return major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)
}

/** Whether scripts fail on this Node: they use what 22 brought, and run files of TypeScript. */
const cannotRun = (version) => {
  const [major = 0, minor = 0] = majorAndMinor(version)
  return major < 22 || (major === 22 && minor < 18) || (major === 23 && minor < 6)
}

/**
 * The Node that npm runs on; scripts run on the one that is installed with them, if there is one for this machine.
 * It is asked: what npm says of itself in its environment may come from an npm around it, such as that of npx.
 */
const nodeOfNpm = () => {
  const path = process.env.npm_node_execpath
  if (!path) return process.versions.node
  return execFileSync(path, ['--version'], { encoding: 'utf8' }).trim().slice(1)
}

const isFor = (allowed, own) => {
  if (allowed === undefined) return true
  const wanted = [allowed].flat().filter((name) => !name.startsWith('!'))
  return ![allowed].flat().includes(`!${own}`) && (wanted.length === 0 || wanted.includes(own))
}

const libc = () => (process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl')

/** Packages that belong on this machine, by their folders. */
const expected = () =>
  Object.entries(readJson('package-lock.json').packages).flatMap(([folder, entry]) => {
    const isChosen =
      isFor(entry.os, process.platform) &&
      isFor(entry.cpu, process.arch) &&
      (process.platform !== 'linux' || entry.libc === undefined || isFor(entry.libc, libc()))
    const isNative = entry.os !== undefined || entry.cpu !== undefined
    const isNeeded = !entry.optional || (isNative && !entry.cpu?.includes('wasm32'))
    return folder !== '' && !entry.link && isChosen && isNeeded ? [folder] : []
  })

const installProblem = () => {
  const version = nodeOfNpm()
  if (!existsSync('node_modules')) return 'Nothing is installed yet. Run: npm ci'
  const missing = expected().filter((folder) => !existsSync(join(folder, 'package.json')))
  if (missing.length > 0) {
    const names = missing.map((folder) => folder.replace(/^.*node_modules\//, ''))
    const some = `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`
    return isTooOld(version)
      ? `Node ${version} is too old: with it, npm leaves out ${some}. Install Node 20.19, 22.12 or newer, then run: npm ci`
      : `The installation is not complete: ${some} missing. Run: npm ci`
  }
  // npm writes it last: all packages may be there, but not their commands.
  if (!existsSync(join('node_modules', '.package-lock.json'))) {
    return 'The installation was interrupted. Run: npm ci'
  }
  const { node } = process.versions
  return cannotRun(node)
    ? `Node ${node} is too old: npm has no Node for this kind of machine, so that scripts run on its own. Install Node 22.18 or newer, then run: npm ci`
    : undefined
}

/** How to name another port. */
const otherPort = (port) => `as in: PORT=${port < 65_000 ? port + 100 : 4700} npm run demo`

/** What is wrong with the port of the demo; `PORT` goes before the usual one. */
const portProblem = async (usual) => {
  const text = process.env.PORT ?? usual
  const port = Number(text)
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    return `PORT is ${JSON.stringify(text)}; it takes a number from 0 to 65535, as in: PORT=4700 npm run demo`
  }
  const server = createServer()
  const code = await new Promise((done) => {
    server.once('error', (error) => done(error.code))
    server.listen(port, process.env.HOST ?? 'localhost', () => done(undefined))
  })
  await new Promise((done) => server.close(done))
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use, perhaps by a demo that runs already. Choose another, ${otherPort(port)}`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST is ${JSON.stringify(process.env.HOST)}, which is no address of this machine (${code}); leave it out, or take 0.0.0.0 for all of them`
  }
  return code && `Port ${port} cannot be opened (${code}). Choose another, ${otherPort(port)}`
}

const [, , usualPort] = process.argv
const problem = installProblem() ?? (usualPort ? await portProblem(usualPort) : undefined)
if (problem) {
  console.error(problem)
  process.exitCode = 1
}
