declare global {
  interface ImportMetaEnv {
    /** Version in `package.json` at build time. */
    readonly BUILD_VERSION?: string
    /** Git commit at build time; empty outside a git checkout. */
    readonly BUILD_COMMIT?: string
  }
}

/** Version, commit and mode of this build; undefined if unknown. */
export const build = {
  version: import.meta.env.BUILD_VERSION || undefined,
  commit: import.meta.env.BUILD_COMMIT || undefined,
  /** `production`, `demo` (with the mock platform in the page) or `development`. */
  mode: import.meta.env.MODE,
}
