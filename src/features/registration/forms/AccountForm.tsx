import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldSpec } from '../../../shared/forms/fieldSpec'
import { ServerForm } from '../../../shared/forms/ServerForm'
import { accountFields } from './accountFields'
import { accountForms } from './accountForms'
import type { AccountFormName } from './accountForms'

interface AccountFormProps extends Omit<ComponentProps<typeof ServerForm>, 'form' | 'fields'> {
  name: AccountFormName
  /** Fields that are ours alone, after the server's. */
  ownFields?: FieldSpec[]
}

/** A form on the way in: the fields that its name stands for, and what became of sending it. */
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
