import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldSpec } from '../../../../shared/forms/fields/fieldSpec'
import { ServerForm } from '../../../../shared/forms/server/ServerForm'
import { accountFields } from './accountFields'
import { accountForms } from './accountForms'
import type { AccountFormName } from './accountForms'

interface AccountFormProps extends Omit<ComponentProps<typeof ServerForm>, 'form' | 'fields'> {
  name: AccountFormName
  ownFields?: FieldSpec[]
}

export function AccountForm({ name, ownFields = [], ...form }: AccountFormProps) {
  const { t } = useTranslation('registration')
  return (
    <ServerForm
      {...form}
      form={accountForms[name]}
      fields={(given) => [...accountFields(name, given, t), ...ownFields]}
    />
  )
}
