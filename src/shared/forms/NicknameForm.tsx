import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '../../api/contract/base/limits'
import { focusFirstField } from '../focus/moveFocus'
import { Button } from '../ui/buttons/Button'
import { ConfigForm } from './ConfigForm'
import type { ConfigFormProps } from './ConfigForm'

interface NicknameFormProps extends Pick<
  ConfigFormProps,
  'busy' | 'pausedUntil' | 'errors' | 'fieldErrors' | 'submitText'
> {
  label: string
  hint: string
  nickname: string
  required?: boolean
  onSubmit: (nickname: string) => void
  onCancel: () => void
}

export function NicknameForm({ label, hint, nickname, required, onSubmit, onCancel, ...rest }: NicknameFormProps) {
  const { t } = useTranslation('shared')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirstField(form.current), [])
  return (
    <ConfigForm
      {...rest}
      formRef={form}
      fields={[{ key: 'nickname', label, hint, required, maxlength: limits.nickname, autoComplete: 'off', size: 28 }]}
      values={{ nickname }}
      onSubmit={(values) => onSubmit(values.nickname ?? '')}
      extraActions={<Button onClick={onCancel}>{t('cancel')}</Button>}
    />
  )
}
