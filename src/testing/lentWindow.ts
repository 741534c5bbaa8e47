/** The parts of a browser storage that the storage module uses. */
export class TestStorage {
  private readonly values = new Map<string, string>()
  /** It rises with every change. */
  version = 0
  getItem = (key: string) => this.values.get(key) ?? null
  setItem = (key: string, value: string) => {
    if (this.values.get(key) !== value) this.version += 1
    this.values.set(key, value)
  }
  removeItem = (key: string) => {
    if (this.values.delete(key)) this.version += 1
  }
  clear = () => this.values.clear()
}

interface Lent {
  localStorage: TestStorage
  sessionStorage: TestStorage
  /** Undefined unless a test gives one. */
  navigator?: object
}

/** Lends a test in Node a window, until the next test begins. */
export function lendWindow(lent: Lent): void {
  const location = { pathname: '/cart', search: '', hash: '' }
  Object.assign(globalThis, { window: Object.assign(new EventTarget(), { location, ...lent }) })
}
