import type { StoredKey } from '../shared/storage/browserStorage'

const isStoredKey = (value: unknown): value is StoredKey<unknown> => 'schema' in Object(value)

const files = import.meta.glob<Record<string, object>>('../{app,features,shared}/**/*Keys.ts', { eager: true })

/** Every key of the browser's storage, as the rooms declare them. */
export const declaredKeys = Object.values(files)
  .flatMap((room) => Object.values(room))
  .flatMap((keys) => (Object.values(keys) as unknown[]).filter(isStoredKey))
