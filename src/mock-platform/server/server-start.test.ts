import { expect, test } from 'vitest'
import { startServer } from './server-start.ts'

test('behind a server that ends TLS, addresses are those that the browser sees', async () => {
  const { origin, close } = await startServer({ console: async () => () => undefined })
  const setClock = (headers: object) =>
    fetch(`${origin}/demo/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"speed":2}',
    })
  const secure = { origin: origin.replace('http:', 'https:') }
  try {
    expect((await setClock(secure)).status).toBe(403)
    const answer = await setClock({ ...secure, 'x-forwarded-proto': 'https' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ clock: { speed: 2 } })
  } finally {
    await close()
  }
})
