import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeFieldProps } from './cardEntryPort'
import { codeHint } from './cardFields'
import { brandOf } from './cardRules'
import { cardVault, heldCard } from './cardVault'
import { CodePicture } from './CodePicture'

/**
 * Asks for the code before another try (PAY-09). It goes from the input to the vault alone, and is cleared on unmount
 * and on leaving.
 */
export default function CardCodeField({ handle }: CodeFieldProps) {
  const { t } = useTranslation('payment')
  const input = useRef<HTMLInputElement>(null)
  const [isInvalid, setInvalid] = useState(false)
  const brand = brandOf(heldCard()?.number ?? '')

  useImperativeHandle(handle, () => ({
    take() {
      const isTaken = cardVault.renewCode(input.current?.value.trim() ?? '')
      setInvalid(!isTaken)
      if (!isTaken) input.current?.focus()
      return Promise.resolve(isTaken)
    },
  }))

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
  }, [])
  return (
    <FormControl error={isInvalid}>
      <FormLabel htmlFor="card-code-again" sx={{ mb: 0.75, color: 'text.primary', fontWeight: 600 }}>
        {t('card.code')}
      </FormLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <OutlinedInput
          id="card-code-again"
          inputRef={input}
          autoComplete="cc-csc"
          aria-describedby="card-code-note"
          slotProps={{ input: { required: true, inputMode: 'numeric', maxLength: 4 } }}
          sx={{ width: 'calc(4ch + 3rem)' }}
        />
        <CodePicture brand={brand} />
      </Box>
      <FormHelperText id="card-code-note" role={isInvalid ? 'alert' : undefined} sx={{ mx: 0 }}>
        {isInvalid ? t('card.invalidCode') : codeHint(t, brand)}
      </FormHelperText>
    </FormControl>
  )
}
