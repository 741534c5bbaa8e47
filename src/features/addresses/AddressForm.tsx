import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '../../api/contract/addresses'
import { ConfigForm } from '../../shared/forms/ConfigForm'
import type { FormValues } from '../../shared/forms/fieldSpec'
import { addressFields, addressOf } from './addressFields'
import { defaultCountry } from './countries'

interface AddressFormProps {
  values: FormValues
  onSubmit: (address: Address) => void
  /** The values as typed, so that leaving the form loses nothing. */
  onChange?: (values: FormValues) => void
  submitText: string
  busy?: boolean
  extraActions?: ReactNode
}

/** The address form. The country is chosen first and decides the other fields. */
export function AddressForm({ values, onSubmit, onChange, ...rest }: AddressFormProps) {
  const { t, i18n } = useTranslation('addresses')
  const [country, setCountry] = useState(values.country || defaultCountry)
  return (
    <ConfigForm
      {...rest}
      idPrefix="address"
      fields={addressFields({ t, language: i18n.language, country })}
      values={values}
      onChange={(typed) => {
        setCountry(typed.country || defaultCountry)
        onChange?.(typed)
      }}
      onSubmit={(sent) => onSubmit(addressOf(sent))}
    />
  )
}
