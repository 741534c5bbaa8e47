import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '../../../api/contract/paying/addresses'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import type { ConfigFormProps } from '../../../shared/forms/ConfigForm'
import type { FieldSpec, FormValues } from '../../../shared/forms/fields/fieldSpec'
import { addressFields, addressOf } from './addressFields'
import { defaultCountry } from './countries'

interface AddressFormProps extends Omit<ConfigFormProps, 'fields' | 'idPrefix' | 'onSubmit'> {
  values: FormValues
  /** Called with the address, and whether it should become the default one. */
  onSubmit: (address: Address, isDefault: boolean) => void
  /** Offers to make it the default address. */
  withDefault?: boolean
}

/** The address form. The country is chosen first and decides the other fields. */
export function AddressForm({ values, onSubmit, onChange, withDefault = false, ...rest }: AddressFormProps) {
  const { t, i18n } = useTranslation('addresses')
  const [country, setCountry] = useState(values.country || defaultCountry)
  const isDefault: FieldSpec = { key: 'is_default', kind: 'checkbox', label: t('field.isDefault') }
  return (
    <ConfigForm
      {...rest}
      idPrefix="address"
      fields={[...addressFields({ t, language: i18n.language, country }), ...(withDefault ? [isDefault] : [])]}
      values={values}
      onChange={(typed) => {
        setCountry(typed.country || defaultCountry)
        onChange?.(typed)
      }}
      onSubmit={(sent) => onSubmit(addressOf(sent), sent.is_default === 'true')}
    />
  )
}
