import { median, visitor } from './measure.mjs'

/** What is chosen, in this order: Bus, Adult, Tickets. */
const choices = ['service-bus', 'rider-adult', 'product-tickets']

/** Runs in the page: makes each choice in the first frame in which it can be made, and notes when a product shows. */
function choose(choices) {
  const left = [...choices]
  let isDue = false
  const look = () => {
    isDue = false
    const [value] = left
    if (value === undefined) {
      if (document.querySelector('main article button:enabled')) window.done ||= performance.now()
      return
    }
    const choice = document.querySelector(`main input[value="${value}"]:enabled`)
    if (!choice) return
    left.shift()
    if (!choice.checked) choice.click()
  }
  new MutationObserver(() => {
    if (!isDue) requestAnimationFrame(look)
    isDue = true
  }).observe(document, { childList: true, subtree: true, attributes: true })
}

async function visit(browser, address, path, act, isDone) {
  const one = await visitor(browser)
  try {
    if (act) await one.page.addInitScript(act, choices)
    await one.page.goto(address + path)
    await one.page.waitForFunction(isDone, undefined, { timeout: 30_000 })
    await one.page.waitForTimeout(act ? 0 : 500)
    return await one.page.evaluate(() => window.done ?? window.bench.largest)
  } finally {
    await one.close()
  }
}

/**
 * Measures the task of a first visit: from the address of the products to the first product of three choices, in turn
 * with the static page. Returns a row for the table.
 */
export async function measureTask(browser, address, { rounds }) {
  const still = []
  const task = []
  for (let round = 0; round < rounds; round++) {
    still.push(await visit(browser, address, '/static', undefined, () => window.bench.largest > 0))
    task.push(await visit(browser, address, '/products', choose, () => window.done > 0))
  }
  const time = median(task)
  const what = 'task: from /products to the first product of Bus, Adult, Tickets'
  return [{ what, time, is: time / median(still), must: 5.2, aim: 4.2, unit: '' }]
}
