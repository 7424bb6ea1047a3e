/** How a table scrolls. */
export interface Scrolling {
  framesPerSecond: number
  /** Milliseconds; tasks below 50 ms are not told by the browser and count as 0. */
  longestTask: number
  /** The most rows that were in the document at once. */
  rows: number
}

/** Pixels for each frame: three rows, as a quick turn of the wheel. */
const step = 132

/** Milliseconds. */
const scrollTime = 4000

const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done))

/** Scrolls the table down, a row each frame. */
export const scrollThrough = async (): Promise<Scrolling> => {
  const scroller = document.querySelector('[role="region"]')
  if (!scroller) throw new Error('The table does not scroll.')
  let longestTask = 0
  const note = (tasks: PerformanceEntryList) => {
    for (const { duration } of tasks) longestTask = Math.max(longestTask, duration)
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'longtask' })
  const begun = await nextFrame()
  let [now, frames, rows] = [begun, 0, 0]
  while (now - begun < scrollTime) {
    scroller.scrollTop += step
    now = await nextFrame()
    frames += 1
    rows = Math.max(rows, scroller.querySelectorAll('tbody th[scope="row"]').length)
  }
  note(observer.takeRecords())
  observer.disconnect()
  return { framesPerSecond: (frames * 1000) / (now - begun), longestTask, rows }
}
