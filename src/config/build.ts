declare global {
  interface ImportMetaEnv {
    /** Version in `package.json` at build time. */
    readonly BUILD_VERSION?: string
    /** Git commit at build time; empty where the sources are no checkout. */
    readonly BUILD_COMMIT?: string
  }
}

/** Which build of the console this is; what the build does not know is undefined. */
export const build = {
  version: import.meta.env.BUILD_VERSION || undefined,
  commit: import.meta.env.BUILD_COMMIT || undefined,
  /** `production`, `demo` (the platform inside the page) or `development`. */
  mode: import.meta.env.MODE,
}
