/** A place in this tab's memory for what must be nowhere else: not in store, storage, address or log (T10, PAY-10). */
export function inMemory<T extends object>() {
  let held: T | undefined
  return {
    get: (): T | undefined => held,
    set(value: T): void {
      held = value
    },
    /** Changes nothing if nothing is held. */
    change(changes: Partial<T>): void {
      if (held) held = { ...held, ...changes }
    },
    wipe(): void {
      held = undefined
    },
  }
}
