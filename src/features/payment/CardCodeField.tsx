import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

interface CardCodeFieldProps {
  /** The input itself: nobody else holds what is typed. */
  input: RefObject<HTMLInputElement | null>
  /** The code does not fit the card. */
  isInvalid: boolean
}

/** The security code alone, asked for again before another try (PAY-09). Emptied when it goes and with the page. */
export function CardCodeField({ input, isInvalid }: CardCodeFieldProps) {
  const { t } = useTranslation('payment')
  useEffect(() => {
    const element = input.current
    const wipe = () => {
      if (element) element.value = ''
    }
    window.addEventListener('pagehide', wipe)
    return () => {
      window.removeEventListener('pagehide', wipe)
      wipe()
    }
  }, [input])
  return (
    <FormControl error={isInvalid} sx={{ maxWidth: 220 }}>
      <FormLabel htmlFor="card-code-again" sx={{ mb: 0.75, color: 'text.primary', fontWeight: 600 }}>
        {t('card.code')}
      </FormLabel>
      <OutlinedInput
        id="card-code-again"
        inputRef={input}
        autoComplete="cc-csc"
        aria-describedby="card-code-note"
        slotProps={{ input: { required: true, inputMode: 'numeric', maxLength: 4 } }}
      />
      <FormHelperText id="card-code-note" role={isInvalid ? 'alert' : undefined} sx={{ mx: 0 }}>
        {isInvalid ? t('card.invalidCode') : t('card.codeHint')}
      </FormHelperText>
    </FormControl>
  )
}
