import { afterEach } from 'vitest'
import { setClock } from '../shared/clock'
import { forgetStorageState } from '../shared/storage/browserStorage'

afterEach(() => {
  setClock()
  forgetStorageState()
  if (typeof window === 'undefined') return
  window.localStorage.clear()
  window.sessionStorage.clear()
})
