import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { clientId } from '../../src/mock-platform/identity/client.ts'
import { freePort } from './free-port.ts'

/** Parts of the package's dependencies that a server with SQLite goes without. */
const unneeded = /^(fonts-|mysql-|mariadb-|dbconfig-|default-mysql|lib.*-perl$)/

/**
 * Fetches Debian's package of Glewlwyd with the libraries that are missing here, and unpacks them into a folder: nothing
 * is installed. Returns the root of what was unpacked, or why there is none.
 */
export const fetchGlewlwyd = (folder: string): { root: string } | { missing: string } => {
  const plan = spawnSync('apt-get', ['-s', 'install', '--no-install-recommends', 'glewlwyd'], {
    encoding: 'utf8',
  })
  if (plan.error) return { missing: 'this is no Debian: there is no apt-get' }
  if (plan.status !== 0) return { missing: plan.stderr.trim() || 'apt-get knows no glewlwyd' }
  const planned = [...plan.stdout.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name)
  // Of a package that is installed there is nothing to plan.
  const names = new Set(['glewlwyd', 'glewlwyd-common', ...planned])
  const wanted = [...names].filter((name) => !unneeded.test(name))
  const packages = join(folder, 'packages')
  mkdirSync(packages)
  const got = spawnSync('apt-get', ['download', '-q', ...wanted], {
    cwd: packages,
    encoding: 'utf8',
  })
  if (got.status !== 0) return { missing: got.stderr.trim() }
  const root = join(folder, 'root')
  for (const name of readdirSync(packages)) {
    execFileSync('dpkg-deb', ['-x', join(packages, name), root])
  }
  return { root }
}

/** The package's own configuration, with other paths and without what a package writes when it is installed. */
const configuration = (root: string, folder: string, port: number) =>
  readFileSync(join(root, 'usr/share/glewlwyd/templates/glewlwyd-debian.conf.properties'), 'utf8')
    .replace('_G_EXTRNAL_URL_', `http://localhost:${port}`)
    .replace('port=4593', `port=${port}\nbind_address="127.0.0.1"`)
    .replaceAll('"/usr/lib/', `"${root}/usr/lib/`)
    .replace(/^#.*static_files_path=.*$/m, `static_files_path="${root}/usr/share/glewlwyd/webapp"`)
    .replace(/^log_mode=.*$/m, 'log_mode="console"')
    .replace(/^@include.*$/m, `database = { type="sqlite3"; path="${folder}/glewlwyd.db"; };`)

/** Puts files in the place of links that lead out of the folder of the pages, as into an installed system. */
const placeFiles = (root: string) => {
  const pages = join(root, 'usr/share/glewlwyd/webapp')
  for (const entry of readdirSync(pages, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) continue
    const link = join(entry.parentPath, entry.name)
    const target = resolve(entry.parentPath, readlinkSync(link))
    const path = target.startsWith(root) ? target.slice(root.length) : target
    // Unpacked, or of a package that is installed. The configuration of the pages lies in a folder of its name.
    const source = [join(root, path, 'config.json'), join(root, path), path].find(existsSync)
    rmSync(link)
    if (source) cpSync(realpathSync(source), link, { recursive: true })
  }
}

/** Glewlwyd's settings for the console: PKCE is demanded, and the refresh token changes with every use. */
const provider = (issuer: string, accessTokenSeconds: number) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    module: 'oidc',
    name: 'oidc',
    display_name: 'OpenID Connect',
    order_rank: 0,
    parameters: {
      iss: issuer,
      'subject-type': 'public',
      'jwt-type': 'rsa',
      'jwt-key-size': '256',
      key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      cert: publicKey.export({ type: 'spki', format: 'pem' }),
      'access-token-duration': accessTokenSeconds,
      'refresh-token-duration': 86_400,
      'code-duration': 60,
      'refresh-token-rolling': true,
      'refresh-token-one-use': 'always',
      'allow-non-oidc': false,
      'auth-type-code-enabled': true,
      'auth-type-id-token-enabled': true,
      'auth-type-refresh-enabled': true,
      'jwks-show': true,
      'pkce-allowed': true,
      'pkce-required': true,
      'name-claim': 'mandatory',
      'email-claim': 'mandatory',
      'introspection-revocation-allowed': true,
      'introspection-revocation-allow-target-client': true,
      'session-management-allowed': true,
      // Its page for the sign-out asks for the clients of the session, and breaks where it is refused.
      'front-channel-logout-allowed': true,
      'session-cookie-name': 'GLEWLWYD2_OIDC_SID',
      'session-cookie-expiration': 86_400,
    },
  }
}

/** Who signs in. */
export const account = { username: 'aiko', password: 'password-for-tests', name: 'Aiko Tanaka' }

const scopes = ['openid', 'profile', 'email', 'offline_access']

/** A running Glewlwyd. */
export interface Glewlwyd {
  /** `http://localhost:4593/api/oidc` */
  issuer: string
  origin: string
  /** Ends it as a machine that fails does. */
  fail(): Promise<void>
  /** Starts it again, with what it knew. */
  restart(): Promise<void>
  /** Takes back every refresh token of the account, as its administrator does. */
  revokeAll(): Promise<void>
}

/** Starts Glewlwyd with an account and the console as its client, whose pages are on an origin. */
export const startGlewlwyd = async (
  root: string,
  folder: string,
  consoleOrigin: string,
  accessTokenSeconds: number,
): Promise<Glewlwyd> => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const issuer = `${origin}/api/oidc`
  const file = join(folder, 'glewlwyd.conf')
  writeFileSync(file, configuration(root, folder, port))
  execFileSync('sqlite3', [join(folder, 'glewlwyd.db')], {
    input: readFileSync(join(root, 'usr/share/dbconfig-common/data/glewlwyd/install/sqlite3')),
  })
  placeFiles(root)
  const libraries = readdirSync(join(root, 'usr/lib'))
    .filter((name) => name.endsWith('linux-gnu'))
    .map((name) => join(root, 'usr/lib', name))

  const start = async () => {
    const child = spawn(join(root, 'usr/bin/glewlwyd'), ['-c', file], {
      env: { ...process.env, LD_LIBRARY_PATH: libraries.join(':') },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let log = ''
    child.stdout.on('data', (text) => {
      log += text
    })
    for (let tries = 0; tries < 50; tries += 1) {
      const answer = await fetch(origin).catch(() => undefined)
      if (answer?.ok) return child
      await wait(200)
    }
    child.kill()
    throw new Error(`Glewlwyd does not start:\n${log}`)
  }
  let child = await start()

  let cookie = ''
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie
    return text === '' ? undefined : JSON.parse(text)
  }
  const signInAs = (username: string, password: string) => {
    cookie = ''
    return ask('POST', 'auth/', { username, password })
  }

  await signInAs('admin', 'password')
  await ask('POST', 'mod/plugin/', provider(issuer, accessTokenSeconds))
  for (const name of scopes.slice(1)) {
    await ask('POST', 'scope/', { name, display_name: name, password_required: false })
  }
  // A user grants scopes by the API of profiles.
  const scope = [...scopes, 'g_profile']
  await ask('POST', 'user/', { ...account, email: 'aiko@example.com', scope, enabled: true })
  await ask('POST', 'client/', {
    client_id: clientId,
    name: 'Evaluation Console',
    enabled: true,
    confidential: false,
    token_endpoint_auth_method: ['none'],
    authorization_type: ['code', 'refresh_token', 'delete_token'],
    redirect_uri: [`${consoleOrigin}/evaluation/oidc/auth/cb`],
    post_logout_redirect_uri: `${consoleOrigin}/evaluation/signout`,
    scope: scopes,
  })

  return {
    issuer,
    origin,
    fail: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
    restart: async () => {
      child = await start()
    },
    revokeAll: async () => {
      await signInAs(account.username, account.password)
      const tokens: { token_hash: string; enabled: boolean }[] = await ask('GET', 'oidc/token/')
      for (const { token_hash, enabled } of tokens) {
        if (enabled) await ask('DELETE', `oidc/token/${encodeURIComponent(token_hash)}`)
      }
    },
  }
}
