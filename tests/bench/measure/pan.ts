import type { Page } from '@playwright/test'

/** Milliseconds for which a chart is dragged. */
const time = 4000

/** Drags a chart to and fro, a move a frame; tells how many frames a second show it. */
export const framesOfPanning = async (page: Page): Promise<number> => {
  const chart = page.getByRole('img', { name: 'Points' })
  await chart.locator('canvas').first().waitFor()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  return chart.evaluate(async (element, duration) => {
    const target = element.querySelector('canvas')?.parentElement
    if (!target) throw new Error('The chart has no canvas.')
    const { left, top, width, height } = target.getBoundingClientRect()
    const send = (type: string, x: number, buttons: number) => {
      const at = { clientX: left + width / 2 + x, clientY: top + height / 2, button: 0, buttons }
      const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent
      target.dispatchEvent(new Kind(type, { ...at, bubbles: true }))
    }
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
    send('pointerdown', 0, 1)
    send('mousedown', 0, 1)
    const begun = await frame()
    let [now, frames] = [begun, 0]
    while (now - begun < duration) {
      const x = 120 * Math.sin((now - begun) / 300)
      send('pointermove', x, 1)
      send('mousemove', x, 1)
      now = await frame()
      frames += 1
    }
    send('pointerup', 0, 0)
    send('mouseup', 0, 0)
    return (frames * 1000) / (now - begun)
  }, time)
}
