import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'

const Number = styled('bdi')({ whiteSpace: 'nowrap' })

/** Shows a phone number in groups. Its digits show until the code that knows all countries' numbers has loaded. */
export function PhoneNumber({ number }: { number: string }) {
  const [known, setKnown] = useState<{ number: string; text: string }>()
  useEffect(() => {
    let isWanted = true
    const show = async () => {
      const { formatPhone } = await import('../locales/phones')
      if (isWanted) setKnown({ number, text: formatPhone(number) })
    }
    show().catch(() => undefined)
    return () => void (isWanted = false)
  }, [number])
  return <Number>{known?.number === number ? known.text : number}</Number>
}
