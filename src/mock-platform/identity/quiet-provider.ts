const { warn } = console

// On every Node that has no name as an LTS release yet it warns of it, as soon as it is imported; no option ends that.
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes('Unsupported runtime')) warn(...words)
}

/** The provider of `oidc-provider`, without its warning about the Node that runs it. */
export const { Provider } = await import('oidc-provider')

console.warn = warn
