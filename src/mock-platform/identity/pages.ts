import { colors } from '../../../tailwind.config.ts'
import { personas } from '../world/personas.ts'

const tokens = (theme: 0 | 1) =>
  Object.entries(colors)
    .map(([name, pair]) => `--${name}:${pair[theme]};`)
    .join('')

const styles = `
:root{color-scheme:light dark;${tokens(0)}}
@media (prefers-color-scheme:dark){:root{${tokens(1)}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:start center;padding:12vh 16px 32px;
  font:14px/20px "Inter Variable",Inter,"Segoe UI",system-ui,sans-serif;color:var(--ink);background:var(--page)}
main{width:100%;max-width:440px}
h1{margin:0;font-size:20px;line-height:28px;font-weight:600}
p{margin:4px 0 20px;color:var(--muted)}
ul{list-style:none;margin:0;padding:0;display:grid;gap:8px}
button{width:100%;text-align:left;font:inherit;color:inherit;background:var(--surface);cursor:pointer;
  border:1px solid var(--line);border-radius:10px;padding:12px 16px;display:grid;gap:2px;
  transition:border-color 150ms,background 150ms}
button:hover{border-color:var(--primary);background:var(--primary-soft)}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
b{font-weight:600}
.who{display:flex;justify-content:space-between;gap:12px;flex-wrap:wrap}
.who span,.what{color:var(--muted);font-size:13px;line-height:18px}
@media (prefers-reduced-motion:reduce){button{transition:none}}
`

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const page = (title: string, main: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Evaluation Console</title>
<link rel="icon" type="image/svg+xml" href="/evaluation/icon.svg">
<style>${styles}</style>
</head>
<body><main>${main}</main></body>
</html>`

const personaButtons = personas
  .map(
    ({ id, label, name, description }) => `<li>
<button name="persona" value="${id}" aria-labelledby="${id}-label" aria-describedby="${id}-name ${id}-what">
<span class="who"><b id="${id}-label">${escaped(label)}</b><span id="${id}-name">${escaped(name)}</span></span>
<span class="what" id="${id}-what">${escaped(description)}</span>
</button></li>`,
  )
  .join('')

/** The sign-in page: a form whose buttons name the personas, sent to `action`. */
export const signInPage = (action: string) =>
  page(
    'Sign in',
    `<h1>Sign in to Evaluation Console</h1>
<p>This is a demo. Choose who you want to be.</p>
<form method="post" action="${escaped(action)}"><ul>${personaButtons}</ul></form>`,
  )

/** Sends the sign-out form without a question; who asked to sign out has been asked already. */
export const signOutScript = 'document.forms[0].submit()'

/** The page between a sign-out and the way back. `form` is the provider's, with the id `op.logoutForm`. */
export const signOutPage = (form: string) =>
  page(
    'Signing out',
    `<h1>Signing out</h1>
${form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>')}
<noscript><p>Your browser runs no scripts.</p><button form="op.logoutForm">Sign out</button></noscript>
<script>${signOutScript}</script>`,
  )

/** A page that says what went wrong at the identity provider. */
export const errorPage = (error: string, description: string) =>
  page(
    'Sign-in failed',
    `<h1>Sign-in failed</h1><p>${escaped(description)} (${escaped(error)})</p>`,
  )
