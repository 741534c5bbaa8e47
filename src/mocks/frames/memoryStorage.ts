/** A storage that no other frame or tab sees, and that ends with the page. As in a browser's, its values are its properties. */
class MemoryStorage {
  get length() {
    return Object.keys(this).length
  }
  key(at: number): string | null {
    return Object.keys(this)[at] ?? null
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, String(value))
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key)
  }
}

export const memoryStorage = (): Storage => new MemoryStorage() as Storage
