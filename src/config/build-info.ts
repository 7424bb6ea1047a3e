/** The build that this page was served with; unknown parts are undefined. */
interface Build {
  /** Version in `package.json` at build time. */
  version: string | undefined
  /** Git commit at build time. */
  commit: string | undefined
  /** `production`, `demo` (with the mock platform in the page) or `development`. */
  mode: string
}

/**
 * The build of this page. Its version and commit stand in the page alone: a script that held them would get another
 * name with every commit, and so would all scripts that import it.
 */
export const readBuild = (): Build => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=version]')
  const [version, commit] = meta?.content.split(' ') ?? []
  return { version, commit, mode: import.meta.env.MODE }
}
