/**
 * What the reference page does, in a fixed amount: without a library, it never gets faster or slower by a
 * change of the console or of what the console is made of. `library` is the code that `build.ts` makes.
 */
const { library } = globalThis

/** Rows of the list and of the page that a press opens. */
const rowCount = 50

const element = (name, attributes, ...children) => ({ name, attributes, children })

/** Makes a node of the document for each element of a description. */
const mount = (described) => {
  if (typeof described === 'string') return document.createTextNode(described)
  const node = document.createElement(described.name)
  for (const [name, value] of Object.entries(described.attributes)) node.setAttribute(name, value)
  for (const child of described.children) node.append(mount(child))
  return node
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const cell = (text, kind) =>
  element(
    'td',
    { class: `cell cell-${kind}` },
    element('span', { class: 'mark', 'aria-hidden': 'true' }),
    element('a', { class: 'link', href: `#${kind}` }, text),
  )

const row = (item) =>
  element(
    'tr',
    { class: `row row-${item.kind}` },
    element(
      'th',
      { scope: 'row', class: 'cell' },
      element('a', { href: `#${item.id}` }, item.name),
    ),
    cell(item.state, 'state'),
    cell(item.owner, 'owner'),
    cell(String(item.count), 'count'),
    cell(dates.format(item.createdAt), 'created'),
    cell(dates.format(item.updatedAt), 'updated'),
    ...item.labels.map((label) => cell(label, 'label')),
  )

const table = (items) =>
  element(
    'div',
    { class: 'table', role: 'region' },
    element('table', {}, element('tbody', {}, ...items.slice(0, rowCount).map(row))),
  )

const page = (title, items) =>
  element('main', { class: 'page' }, element('h1', {}, title), table(items))

/** Reads each field once and copies it, as who checks an answer does. */
const checked = (items) =>
  items.map((item) =>
    Object.fromEntries(
      Object.entries(item).map(([name, value]) => {
        if (value === undefined) throw new Error(name)
        return [name, Array.isArray(value) ? value.map(String) : value]
      }),
    ),
  )

/** Describes a page so many times, as a framework does until it has settled, and shows the last one. */
const show = (title, items, times) => {
  let described
  for (let time = 0; time < times; time++) {
    library.use()
    described = page(title, items)
  }
  document.querySelector('main')?.remove()
  document.body.append(mount(described))
}

/** A list of 10,000 rows of which those in sight are in the document. */
const showLongList = (items) => {
  const height = 44
  const body = element('div', { class: 'long-body', style: `height: ${height * 10_000}px` })
  const list = mount(element('div', { class: 'long', id: 'long-list' }, body))
  document.body.append(list)
  const fill = () => {
    const first = Math.floor(list.scrollTop / height)
    const rows = Array.from({ length: 30 }, (_, index) => {
      const item = items[(first + index) % items.length]
      const style = `position: absolute; top: ${(first + index) * height}px`
      return mount(element('div', { class: 'long-row', style }, item.name, ' ', item.owner))
    })
    list.firstChild.replaceChildren(...rows)
  }
  list.addEventListener('scroll', () => requestAnimationFrame(fill))
  fill()
}

const get = async (name) => (await fetch(`./${name}.json`)).json()

const start = async () => {
  library.start()
  // One after the other, as settings, who is signed in, and the rows for them come.
  const settings = await get('settings')
  const user = await get(settings.user)
  const items = checked(await get(user.rows))
  const title = user.title
  document.body.append(
    mount(element('button', { id: 'next' }, 'Next')),
    mount(element('form', { id: 'form' }, element('input', { 'aria-label': 'Name' }))),
  )
  show(title, items, 16)
  document
    .querySelector('#next')
    .addEventListener('click', () => show(`${title}, once more`, items, 2))
  document.querySelector('input').addEventListener('input', () => library.use())
  if (location.hash === '#long') showLongList(items)
}

void start()
