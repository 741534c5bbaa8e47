import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '../../../../api/contract/base/limits'
import { useFocusOnChange } from '../../../../shared/focus/moveFocus'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { BusyButton } from '../../../../shared/ui/buttons/BusyButton'
import { Button } from '../../../../shared/ui/buttons/Button'
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden'
import { Told } from '../../../../shared/ui/told/Told'
import { promoRemoved, promoRequested, selectPromo, selectQuoted } from '../order/quoteSlice'

const promoFieldId = 'promo-code'

export function PromoCode() {
  const { t } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const promo = useAppSelector(selectPromo)
  const section = useRef<HTMLDivElement>(null)
  const takesOff = useAppSelector(selectQuoted)?.quote.promo
  const isApplied = promo.status === 'applied'

  // The form and the notice replace each other, so their section takes the focus.
  useFocusOnChange(isApplied, () => section.current?.focus())

  return (
    <Box ref={section} tabIndex={-1} sx={{ outline: 'none' }}>
      {isApplied ? (
        <>
          <VisuallyHidden role="status">{t('promo.applied', { code: promo.code })}</VisuallyHidden>
          {/* Nothing else on the page names a code that takes nothing off. */}
          {takesOff === 0 && <strong>{promo.code}</strong>}
          <Button size="small" sx={{ ml: takesOff === 0 ? 0.5 : '-12px' }} onClick={() => dispatch(promoRemoved())}>
            {t('promo.remove')}
          </Button>
        </>
      ) : (
        <PromoForm />
      )}
    </Box>
  )
}

/** The form is one line, so that its button does not look like "Pay". */
function PromoForm() {
  const { t } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const promo = useAppSelector(selectPromo)
  const input = useRef<HTMLInputElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  const isChecking = promo.status === 'checking'
  const refused = promo.status === 'refused' ? promo.reason : undefined
  const required: TextRef = { key: 'shared:form.required', values: { label: t('promo.code') } }
  const error = isEmpty ? required : refused

  useEffect(() => {
    if (refused) input.current?.focus()
  }, [refused])

  function apply(event: FormEvent): void {
    event.preventDefault()
    const code = input.current?.value.trim() ?? ''
    setEmpty(code === '')
    if (code === '') input.current?.focus()
    else if (!isChecking) dispatch(promoRequested(code))
  }

  return (
    <form noValidate onSubmit={apply}>
      <FormControl error={error !== undefined}>
        <FormLabel htmlFor={promoFieldId} sx={{ mb: 0.75, color: 'text.primary', fontWeight: 600 }}>
          {t('promo.code')}
        </FormLabel>
        <Box sx={{ display: 'flex', gap: 1.5, maxWidth: 420 }}>
          <OutlinedInput
            id={promoFieldId}
            inputRef={input}
            defaultValue={refused && promo.status === 'refused' ? promo.code : ''}
            autoComplete="off"
            aria-describedby="promo-note"
            slotProps={{ input: { maxLength: limits.promoCode, autoCapitalize: 'characters', spellCheck: false } }}
            size="small"
            sx={{ flexGrow: 1, minWidth: 0 }}
          />
          <BusyButton
            type="submit"
            variant="outlined"
            busy={isChecking}
            busyText={t('promo.checking')}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {t('promo.apply')}
          </BusyButton>
        </Box>
        <FormHelperText id="promo-note" role="alert" sx={{ mx: 0, '&:empty': { m: 0 } }}>
          {error && <Told of={error} />}
        </FormHelperText>
      </FormControl>
    </form>
  )
}
