import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '../../../api/contract/paying/addresses'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import type { ConfigFormProps } from '../../../shared/forms/ConfigForm'
import type { FieldSpec, FormValues } from '../../../shared/forms/fields/fieldSpec'
import { useAppSelector } from '../../../shared/store'
import { selectSettings } from '../../identity/settings'
import { addressFields, addressOf } from './addressFields'

interface AddressFormProps extends Omit<ConfigFormProps, 'fields' | 'idPrefix' | 'onSubmit'> {
  values: FormValues
  onSubmit: (address: Address, isDefault: boolean) => void
  withDefault?: boolean
}

/** The country comes first, because it decides the other fields. */
export function AddressForm({ values, onSubmit, onChange, withDefault = false, ...rest }: AddressFormProps) {
  const { t, i18n } = useTranslation('addresses')
  const { countries } = useAppSelector(selectSettings).operator
  const [home = ''] = countries
  const [country, setCountry] = useState(values.country || home)
  const isDefault: FieldSpec = { key: 'is_default', kind: 'checkbox', label: t('field.isDefault') }
  return (
    <ConfigForm
      {...rest}
      idPrefix="address"
      fields={[
        ...addressFields({ t, language: i18n.language, country, countries }),
        ...(withDefault ? [isDefault] : []),
      ]}
      values={values}
      onChange={(typed) => {
        setCountry(typed.country || home)
        onChange?.(typed)
      }}
      onSubmit={(sent) => onSubmit(addressOf(sent), sent.is_default === 'true')}
    />
  )
}
