import type {} from '../../shared/dialogs/dialogsSlice'

declare module '../../shared/dialogs/dialogsSlice' {
  interface Dialogs {
    /** The cart holds products of another organization. */
    startOver: { params: Record<never, never>; answer: 'clear' | 'keep' }
    /** Physical and digital products cannot be in one order. */
    mixedKinds: { params: { adding: 'digital' | 'physical' }; answer: 'clear' | 'keep' }
    /** What the operator wants known before this product is bought. */
    productAlert: { params: { name: string; message: string }; answer: 'accept' | 'cancel' }
    autoRenew: { params: { name: string; canSubscribe: boolean }; answer: 'auto' | 'single' | 'cancel' }
    /** `fits`: how many more can be added. */
    orderLimit: { params: { limit: number; fits: number }; answer: 'understood' }
    lineLimit: { params: { limit: number }; answer: 'understood' }
    clearCart: { params: { count: number }; answer: 'clear' | 'keep' }
  }
}
