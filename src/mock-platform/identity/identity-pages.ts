import { basePath } from '@/config/base-path.ts'
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
li{position:relative;background:var(--surface);border:1px solid var(--line);border-radius:10px;
  padding:12px 16px;display:grid;gap:2px;transition:border-color 150ms,background 150ms}
li:hover{border-color:var(--primary);background:var(--primary-soft)}
button{font:inherit;font-weight:600;color:inherit;background:none;border:0;padding:0;cursor:pointer}
button::after{content:"";position:absolute;inset:0;border-radius:10px}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
button:focus-visible{outline:none}
button:focus-visible::after{outline:2px solid var(--primary);outline-offset:2px}
.who{display:flex;justify-content:space-between;gap:12px;flex-wrap:wrap}
.who span,.what{color:var(--muted);font-size:13px;line-height:18px}
@media (prefers-reduced-motion:reduce){li{transition:none}}
`

/** Text for a place in a page. */
export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** A page of the demo beside the console. */
export const page = (title: string, main: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Evaluation Console</title>
<link rel="icon" type="image/svg+xml" href="${basePath}/icon.svg">
<style>${styles}</style>
</head>
<body><main>${main}</main></body>
</html>`

const personaButtons = personas
  .map(
    // The button's accessible name is its text only; its `::after` makes the whole card clickable.
    ({ id, label, name, description }) => `<li>
<span class="who"><button name="persona" value="${id}" aria-describedby="${id}-name ${id}-what">${escaped(label)}</button>
<span id="${id}-name">${escaped(name)}</span></span>
<span class="what" id="${id}-what">${escaped(description)}</span></li>`,
  )
  .join('')

/** The sign-in page: a form with a button per persona, submitted to `action`. */
export const signInPage = (action: string) =>
  page(
    'Sign in',
    `<h1>Sign in to Evaluation Console</h1>
<p>This is a demo. Choose who you want to be.</p>
<form method="post" action="${escaped(action)}"><ul>${personaButtons}</ul></form>`,
  )

/** Submits the sign-out form at once, without a confirmation page. */
export const signOutScript = 'document.forms[0].submit()'

/** The page shown during sign-out. `form` is the provider's HTML form with the id `op.logoutForm`. */
export const signOutPage = (form: string) =>
  page(
    'Signing out',
    `<h1>Signing out</h1>
${form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>')}
<noscript><p>Your browser runs no scripts.</p><button form="op.logoutForm">Sign out</button></noscript>
<script>${signOutScript}</script>`,
  )

/** The error page of the identity provider. */
export const errorPage = (error: string, description: string) =>
  page(
    'Sign-in failed',
    `<h1>Sign-in failed</h1><p>${escaped(description)} (${escaped(error)})</p>`,
  )
