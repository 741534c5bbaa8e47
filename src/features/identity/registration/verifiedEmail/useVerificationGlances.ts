import { useEffect } from 'react'
import { useAppDispatch } from '../../../../shared/store'
import { verificationGlanced } from './verification'

/** While wanted, checks at once and whenever the window gets the focus whether the email was confirmed elsewhere. */
export function useVerificationGlances(isWanted = true): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isWanted) return
    const look = () => dispatch(verificationGlanced())
    look()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [dispatch, isWanted])
}
