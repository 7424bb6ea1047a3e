// Sets the theme before the first paint, by the rule of src/session/theme.ts. A file of its own, because
// the console's content security policy forbids scripts inside the page.
;(() => {
  const known = (value) => (value === 'dark' || value === 'light' ? value : null)
  let saved = null
  try {
    saved = localStorage.getItem('theme')
  } catch {}
  const requested = new URLSearchParams(location.search).get('theme')
  document.documentElement.dataset.theme = known(requested) ?? known(saved) ?? 'light'
})()
