/** Runs the steps of the Dockerfile in a temporary folder, with this machine's nginx, and asks what comes of it. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { compressFolder } from '../../build/compress.ts'
import { configProblems, configValues } from '../../src/config/config-problems.ts'
import { services } from '../../src/config/services.ts'

interface Step {
  name: string
  words: string
}

/** The instructions of each stage of the Dockerfile, by the stage's name. */
const stages = new Map<string, Step[]>()
const instructions = readFileSync('deploy/Dockerfile', 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n/g, ' ')
  .split('\n')
for (const line of instructions.filter(Boolean)) {
  const [, name = '', words = ''] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? []
  if (name === 'FROM') stages.set(/ AS (\S+)$/.exec(words)?.[1] ?? '', [])
  ;[...stages.values()].at(-1)?.push({ name, words })
}

const steps = (stage: string, name: string) =>
  (stages.get(stage) ?? []).filter((step) => step.name === name).map(({ words }) => words)

const image = mkdtempSync(join(tmpdir(), 'console-container-'))

/** Folders of the image lie in a temporary one here. */
const moved = (text: string) =>
  text
    .replace(
      /(?<![\w}.*/])\/(srv\/console|etc\/console|config|tmp|image|before|src)\b/g,
      `${image}/$1`,
    )
    .replace('/etc/nginx/modules/', '/etc/nginx/modules-enabled/')

/** Who runs the container: the image's user where the test may choose, who else owns none of its files. */
const isRoot = process.getuid?.() === 0
const user = Number(steps('console', 'USER')[0]?.split(':')[0])
const asUser = isRoot ? { uid: user, gid: user } : {}

const nginx = (process.env.PATH ?? '')
  .split(delimiter)
  .concat('/usr/sbin')
  .find((folder) => existsSync(join(folder, 'nginx')))

const base = '/tools/evaluation/'
const script = 'assets/index-Cx1y2z3a.js'
const scriptBefore = 'assets/index-B3f0rE00.js'

/** Copies what a step names, but not what `.dockerignore` leaves out. */
const copy = (words: string) => {
  if (words.startsWith('--from=previous ')) {
    cpSync(join(image, 'previous'), join(image, 'before'), { recursive: true })
    return
  }
  const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n')
  const isIgnored = (path: string) =>
    ignored.some((line) => basename(path) === line.replace('**/', ''))
  const sources = words.split(/\s+/)
  const target = join(image, 'src', sources.pop() ?? '')
  for (const source of sources) {
    const into = source === '.' ? target : join(target, source)
    cpSync(source, into, { recursive: true, filter: (path) => !isIgnored(path) })
  }
}

/** Stands for npm, whose two commands every run of continuous integration tries. */
const npm = `#!/bin/sh
echo "$@" >> ${image}/npm.log
case $1 in
  ci) ln -s ${resolve('node_modules')} node_modules ;;
  run) cp -R ${image}/built dist ;;
esac
`

/** Stands for the provider, which is asked where its endpoints lie. */
const wget = `#!/bin/sh
for address; do :; done
echo "$address" >> ${image}/tmp/wget.log
cat ${image}/discovery.json
`

/** A small console as a build leaves it, and one before it. */
const writeBuilt = async () => {
  mkdirSync(join(image, 'built/assets'), { recursive: true })
  writeFileSync(join(image, 'built/index.html'), `<!doctype html>${' '.repeat(2000)}`)
  writeFileSync(join(image, 'built', script), `console.log(1)\n`.repeat(200))
  writeFileSync(join(image, 'built', `${script}.map`), '{}')
  await compressFolder(join(image, 'built'))
  mkdirSync(join(image, 'previous', base, 'assets'), { recursive: true })
  writeFileSync(join(image, 'previous', base, 'index.html'), 'the page before')
  writeFileSync(join(image, 'previous', base, scriptBefore), 'console.log(0)\n')
}

const path = [join(image, 'bin'), dirname(process.execPath), process.env.PATH, nginx].join(
  delimiter,
)

const build = () => {
  const env: NodeJS.ProcessEnv = { PATH: path }
  for (const { name, words } of stages.get('build') ?? []) {
    if (name === 'FROM') continue
    if (name === 'WORKDIR') mkdirSync(moved(words), { recursive: true })
    else if (name === 'COPY') copy(words)
    else if (name === 'ARG') {
      const [argument = '', value = ''] = words.split('=')
      // A base without its last slash is another way to write it.
      env[argument] = argument === 'BASE' ? base.slice(0, -1) : value
    } else if (name === 'RUN') {
      execFileSync('sh', ['-ec', moved(words)], { cwd: join(image, 'src'), env, stdio: 'pipe' })
    } else throw new Error(`No such step: ${name}`)
  }
}

/** The lines of the final stage that make files, and the paths in these as they are here. */
const finish = (port: number) => {
  const [, from = '', to = ''] =
    /^--from=build (\S+) (\S+)$/.exec(steps('console', 'COPY')[0] ?? '') ?? []
  cpSync(moved(from), join(image, to), { recursive: true, verbatimSymlinks: true })
  const own = join(image, 'etc/console')
  for (const name of readdirSync(own)) {
    const text = readFileSync(join(own, name), 'utf8')
    writeFileSync(
      join(own, name),
      moved(text).replaceAll(
        /listen (\[::\]:)?8080/g,
        (_, six) => `listen ${six ? '[::1]' : '127.0.0.1'}:${port}`,
      ),
    )
  }
}

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })

let origin = ''

beforeAll(async () => {
  await writeBuilt()
  mkdirSync(join(image, 'bin'))
  writeFileSync(join(image, 'bin/npm'), npm, { mode: 0o755 })
  writeFileSync(join(image, 'bin/wget'), wget, { mode: 0o755 })
  // What the start asks nginx is whether its configuration is right.
  if (!nginx) writeFileSync(join(image, 'bin/nginx'), '#!/bin/sh\n', { mode: 0o755 })
  build()
  const port = await freePort()
  finish(port)
  origin = `http://127.0.0.1:${port}`
  mkdirSync(join(image, 'tmp'))
  if (isRoot) chownSync(join(image, 'tmp'), user, user)
  chmodSync(image, 0o755)
  mkdirSync(join(image, 'config'))
  execFileSync('chmod', ['-R', 'a-w', join(image, 'srv'), join(image, 'etc')])
})

const mounted = join(image, 'config/config.json')

let running: ChildProcess | undefined

afterEach(async () => {
  if (running?.exitCode === null) {
    const ended = new Promise((done) => running?.once('exit', done))
    running.kill('SIGQUIT')
    await ended
  }
  rmSync(mounted, { force: true })
})

afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', image])
  rmSync(image, { recursive: true })
})

/** The program and arguments of the image's entry point. */
const [program = '', ...given] = (parse(steps('console', 'ENTRYPOINT')[0] ?? '') as string[]).map(
  moved,
)

/** Checks a configuration as the container does before it starts. */
const check = (environment: NodeJS.ProcessEnv) => {
  const { status, stdout, stderr } = spawnSync(program, [...given, 'check'], {
    env: { PATH: path, ...environment },
    encoding: 'utf8',
    ...asUser,
  })
  return { status, stdout, lines: stderr.trim().split('\n') }
}

const example = readFileSync('deploy/config.example.json', 'utf8')

/** The variables of the container by the dotted names of `config.json`. */
const variables = () =>
  new Map(
    readFileSync(join(image, 'etc/console/names'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [variable = '', group, key] = line.split(' ')
        return [group === '-' ? (key ?? '') : `${group}.${key}`, variable]
      }),
  )

/** The example of the guide as variables, with some of them changed. */
const environment = (changes: { readonly [name: string]: string } = {}) => {
  const config = JSON.parse(example)
  return Object.fromEntries(
    [...variables()].map(([name, variable]) => {
      const [group = '', key] = name.split('.')
      const value = key === undefined ? config[group] : config[group]?.[key]
      return [variable, changes[name] ?? value ?? '']
    }),
  )
}

test('the steps are those that the guide tells of', () => {
  expect(readFileSync(join(image, 'npm.log'), 'utf8')).toBe(`ci\nrun build -- --base ${base}\n`)
  expect(steps('console', 'RUN')).toEqual(['apk add --no-cache nginx nginx-mod-http-brotli'])
  expect(user).toBeGreaterThan(0)
  expect(steps('console', 'EXPOSE')).toEqual(['8080'])
  expect(steps('console', 'HEALTHCHECK')[0]).toContain('http://127.0.0.1:8080/healthz')
  expect(readdirSync(join(image, 'srv/console', base)).sort()).toEqual(
    ['assets', 'config.json', 'index.html', 'index.html.br', 'index.html.gz'].sort(),
  )
  expect(existsSync(join(image, 'srv/console', base, `${script}.map`))).toBe(false)
})

test('there is a variable for each value, and one value for each variable', () => {
  const names = configValues().map(({ name }) => name)
  expect([...variables().keys()]).toEqual(names)
  expect(new Set(variables().values()).size).toBe(names.length)
})

test('the variables become the configuration that they stand for', () => {
  expect(check(environment())).toMatchObject({ status: 0, lines: [''] })
  expect(JSON.parse(readFileSync(join(image, 'tmp/config.json'), 'utf8'))).toEqual(
    JSON.parse(example),
  )
})

test('a text keeps its quotes, lines and backslashes', () => {
  const text = 'say "a\\b"\n\tand {go} & $on `x`'
  expect(check(environment({ 'imageCommands.run': text })).status).toBe(0)
  const config = JSON.parse(readFileSync(join(image, 'tmp/config.json'), 'utf8'))
  expect(config.imageCommands.run).toBe(text)
})

const addresses = [
  'map.test/v1',
  'localhost:8080',
  '//map.test',
  'ws://map.test',
  'javascript:alert(1)',
  'https://',
  'https:map.test',
  'https://a b.test',
  'https://me:secret@map.test',
  'https://map.test/?a=1',
  'https://map.test#a',
  'https://map.test/v1',
  'http://[::1]:4600/v1',
  '/services/map',
  ' https://map.test ',
]

test.each([
  ...addresses.map((address) => ['services.map', address]),
  ['services.map', ''],
  ['identityProvider.authority', 'https://identity.test/.well-known/openid-configuration'],
  ['identityProvider.clientId', ' '],
  ['externalTools.scenarioEditor', 'editor'],
  ['objectStore.endpoint', 'store'],
  ['testMode', 'true'],
  ['testMode', 'yes'],
])(
  '%s=%j is refused where the console would complain of it, in the same words',
  (name = '', value = '') => {
    const config = JSON.parse(example)
    const [group = '', key] = name.split('.')
    if (key === undefined) config[group] = value
    else if (value.trim() === '') delete config[group][key]
    else config[group][key] = value
    const variable = variables().get(name)
    const expected = configProblems(JSON.stringify(config)).map(({ problem }) =>
      `${variable} ${problem}.`.replace(' in quotes', '').replace(': it counts as "false"', ''),
    )
    const { status, lines } = check(environment({ [name]: value }))
    expect(lines.slice(2)).toEqual(expected)
    expect(status).toBe(expected.length > 0 ? 1 : 0)
  },
)

test.each([
  ['{ "services": }', ['config.json: The file is not JSON: line 1 should hold a value.']],
  [
    '{ "services": {}, "identityProvider": { "authority": "/identity" } }',
    [
      'is not a whole configuration:',
      ...services.map((service) => `services.${service} is missing.`),
      'identityProvider.clientId is missing.',
    ],
  ],
  [
    example.replace('"map": "https://', '"map": "'),
    [
      'is not a whole configuration:',
      "services.map has no scheme: write https://map.platform.example.com, or begin with / for an address on the console's own host.",
    ],
  ],
  [
    example.replace('"clientId"', '"testmode": true, "clientId"'),
    [
      'is not a whole configuration:',
      'identityProvider.testmode is not a name of the configuration.',
    ],
  ],
])('a mounted file that no console starts with is refused: %#', (content, expected) => {
  writeFileSync(mounted, content)
  const { status, lines } = check({})
  expect(status).toBe(1)
  expect(lines[1]).toContain(expected[0])
  expect(lines.slice(2)).toEqual(expected.slice(1))
})

test('all wrong variables are named at once, and unknown ones', () => {
  const { status, stdout, lines } = check({
    CONSOLE_SERVCES_MAP: 'https://map.test',
    CONSOLE_PORT_8080_TCP_ADDR: '10.0.0.1',
    CONSOLE_SERVICE_HOST: '10.0.0.1',
    CONSOLE_TEST_MODE: 'on',
  })
  expect(status).toBe(1)
  expect(stdout).toBe('')
  const needed = configValues().filter((value) => value.needed)
  expect(lines.slice(2)).toEqual([
    ...needed.map(({ name }) => `${variables().get(name)} is missing.`),
    'CONSOLE_TEST_MODE must be "true" or "false", and is "on".',
    'CONSOLE_SERVCES_MAP is not a name of the configuration.',
  ])
})

test.each([
  ['is empty', '', {}, /config\.json is empty\.$/],
  ['stands beside variables', example, { CONSOLE_TEST_MODE: 'true' }, /CONSOLE_TEST_MODE$/],
  [
    'is another that is not there',
    undefined,
    { CONSOLE_CONFIG_FILE: '/else.json' },
    /which is not there\.$/,
  ],
  [
    'leads to logs that are no address',
    example,
    { CONSOLE_CONNECT: '"; x' },
    /^CONSOLE_CONNECT takes origins/,
  ],
])('a file that %s is refused', (_, content, changes, message) => {
  if (content !== undefined) writeFileSync(mounted, content)
  const { status, lines } = check(changes)
  expect(status).toBe(1)
  expect(lines.at(-1)).toMatch(message)
})

/** Files of the image by path, with what they hold. */
const content = () =>
  ['srv', 'etc', 'config'].map((folder) =>
    execFileSync('sh', ['-c', `find ${folder} -type f -exec cksum {} +`], {
      cwd: image,
      encoding: 'utf8',
    }),
  )

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

const ask = (address: string, encoding = 'identity') =>
  new Promise<Answer>((done, failed) => {
    get(origin + address, { headers: { 'accept-encoding': encoding } }, (response) => {
      let body = ''
      response.on('data', (part) => {
        body += part
      })
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, body }),
      )
    }).on('error', failed)
  })

/** Starts the container and waits until it says that it is well. */
const start = async (variables: NodeJS.ProcessEnv) => {
  running = spawn(program, given, { env: { PATH: path, ...variables }, stdio: 'ignore', ...asUser })
  const ended = new Promise<never>((_, failed) =>
    running?.once('exit', (code) => failed(new Error(`It ended with ${code}.`))),
  )
  const well = async (): Promise<Answer> => {
    const answer = await ask('/healthz').catch(() => undefined)
    return answer ?? new Promise<void>((again) => setTimeout(again, 20)).then(well)
  }
  return Promise.race([well(), ended])
}

/** What a part of the policy allows beside the console's own origin. */
const policyOf = (headers: IncomingHttpHeaders, part: string) =>
  new RegExp(`${part} 'self'([^;]*);`)
    .exec(String(headers['content-security-policy']))?.[1]
    ?.trim()
    .split(' ')

/** What the policy lets the console call. */
const calls = (headers: IncomingHttpHeaders) => policyOf(headers, 'connect-src')

if (!nginx)
  console.warn('nginx is not installed: the container of the console is not started here.')

describe.runIf(nginx)('the running container', () => {
  test('serves the console as the web server of the guide does, and writes to /tmp alone', async () => {
    const before = content()
    expect(await start(environment())).toMatchObject({ status: 200, body: 'ok\n' })
    for (const address of [base, `${base}suites/12`]) {
      const page = await ask(address)
      expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
      expect(page.body).toMatch(/^<!doctype html>/)
    }
    expect((await ask(base + scriptBefore)).body).toBe('console.log(0)\n')
    const asset = await ask(base + script, 'gzip')
    expect(asset.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      server: 'nginx',
    })
    expect((await ask(`${base + script}.map`)).status).toBe(404)
    expect((await ask(`${base}assets/gone.js`)).headers['cache-control']).toBe('no-store')
    expect((await ask('/')).headers.location).toBe(base)
    const config = await ask(`${base}config.json`)
    expect(JSON.parse(config.body)).toEqual(JSON.parse(example))
    expect(config.headers['cache-control']).toBe('no-cache')
    expect(calls(config.headers)).toEqual([
      ...Object.values<string>(JSON.parse(example).services),
      'https://identity.example.com',
      'https://*.s3.ap-northeast-1.amazonaws.com',
    ])
    expect(content()).toEqual(before)
  })

  test('serves a mounted file, and lets the console call what it names', async () => {
    const config = JSON.parse(example)
    for (const service of Object.keys(config.services))
      config.services[service] = `/services/${service}`
    config.services.map = 'https://map.test:8443/v1'
    config.identityProvider.authority = 'HTTPS://identity.test/realm'
    config.objectStore = { endpoint: 'http://store.test:9000' }
    config.measurements = { address: 'https://measurements.test/console' }
    writeFileSync(mounted, JSON.stringify(config).replaceAll('/', '\\/'))
    const discovery = {
      issuer: 'https://issuer.test',
      token_endpoint: 'https://tokens.test/oauth2/token',
      userinfo_endpoint: 'https://users.test/me',
      jwks_uri: 'https://tokens.test/keys',
      authorization_endpoint: 'https://login.test/authorize',
    }
    writeFileSync(join(image, 'discovery.json'), JSON.stringify(discovery))
    await start({ CONSOLE_CONNECT: 'https://logs.test' })
    expect(readFileSync(join(image, 'tmp/wget.log'), 'utf8').trim().split('\n').at(-1)).toBe(
      'HTTPS://identity.test/realm/.well-known/openid-configuration',
    )
    const { headers, body } = await ask(`${base}config.json`)
    expect(JSON.parse(body)).toEqual(config)
    const identity = [
      'HTTPS://identity.test',
      'https://tokens.test',
      'https://users.test',
      'https://login.test',
    ]
    expect(policyOf(headers, 'frame-src')).toEqual(identity)
    expect(calls(headers)).toEqual([
      'https://map.test:8443',
      'https://measurements.test',
      ...identity,
      'http://store.test:9000',
      'https://logs.test',
    ])
  })
})

test('the containers beside each other have a whole configuration, and no rights', () => {
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'))
  expect(check(services.console.environment)).toMatchObject({ status: 0, lines: [''] })
  expect(services.console).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  for (const { build } of Object.values<{ build: { dockerfile: string; target: string } }>(
    services,
  )) {
    expect(build.dockerfile).toBe('deploy/Dockerfile')
    expect([...stages.keys()]).toContain(build.target)
  }
})
