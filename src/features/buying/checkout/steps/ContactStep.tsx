import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfigForm } from '../../../../shared/forms/ConfigForm'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { selectUser } from '../../../identity/session'
import { contactGiven, contactTyped, selectTyped } from '../order/checkoutSlice'
import { contactFields, contactOf, contactValues } from '../order/contactFields'

interface ContactStepProps {
  guest: boolean
  onDone: () => void
}

export default function ContactStep({ guest, onDone }: ContactStepProps) {
  const { t } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const typed = useAppSelector(selectTyped).contact
  const [startValues] = useState(() => contactValues(typed, guest ? null : user))
  return (
    <>
      <Typography sx={{ mb: 3 }}>{t('contact.lead')}</Typography>
      <ConfigForm
        idPrefix="contact"
        fields={contactFields(t, guest)}
        values={startValues}
        onChange={(values) => dispatch(contactTyped(values))}
        onSubmit={(values) => {
          dispatch(contactGiven(contactOf(values)))
          onDone()
        }}
        submitText={t('continue')}
      />
    </>
  )
}
